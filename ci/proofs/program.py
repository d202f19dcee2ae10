"""How the program is run, and what it prints read."""
import subprocess
import sys

# Errors that are claims; all others mean that a pack does not load.
CLAIMS = {"never-true", "table-gap", "table-overlap", "contradiction", "together-broken"}


def run(program, *arguments):
    done = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode not in (0, 1, 2) or not done.stdout:
        sys.exit(f"check-proofs: primum {' '.join(map(str, arguments))} ended with {done.returncode}:\n{done.stderr}{done.stdout}")
    return done.stdout
