"""``python -m primum`` is the program."""

import os
import sys

from ._program import PrimumError, find_program


def main() -> None:
    try:
        program = find_program()
    except PrimumError as error:
        sys.exit(f"primum: {error}")
    arguments = [program, *sys.argv[1:]]
    if sys.platform == "win32":
        import subprocess

        sys.exit(subprocess.run(arguments, check=False).returncode)
    os.execv(program, arguments)


if __name__ == "__main__":
    main()
