# What pre-commit installs: the wheel of the release. ci/make-pre-commit-repository writes its address and sum here.
from setuptools import setup

setup(name="primum-pre-commit", version="@VERSION@", py_modules=[], install_requires=["primum @ @ADDRESS@"])
