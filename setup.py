"""Builds the package, with engine and bots compiled by mypyc where a C compiler is at hand.

CONCORDIA_COMPILE says what to do: 1 compiles or fails, 0 leaves all of it interpreted, and auto,
the default, compiles where it can.
"""

import importlib.util
import os
import tempfile
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

ROOT = Path(__file__).resolve().parent


def extensions() -> list[Extension]:
    """Return the modules to compile, or none."""
    choice = os.environ.get("CONCORDIA_COMPILE", "auto")
    if choice == "0" or (choice == "auto" and not has_compiler()):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - not needed, so not there, without a compiler

    compiled = load_compiled()
    paths = [str(path.relative_to(ROOT)) for path in compiled.sources()]
    name = compiled.library_name()
    # What the rest of the package looks like to mypy is no reason not to compile.
    return mypycify(["--follow-imports=silent", *paths], group_name=name, opt_level="3")


def load_compiled() -> ModuleType:
    """Load concordia/compiled.py alone, as the package itself may not be importable yet."""
    spec = importlib.util.spec_from_file_location("compiled", ROOT / "src/concordia/compiled.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def has_compiler() -> bool:
    """Tell whether a C compiler is here that finds Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


setup(ext_modules=extensions())
