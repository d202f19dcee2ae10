# What pre-commit installs: the wheel of the release for the machine. ci/make-pre-commit-repository writes the addresses here.
from setuptools import setup

setup(name="primum-pre-commit", version="@VERSION@", py_modules=[], install_requires=[@WHEELS@])
