"""Runs Python programs one after another in one process, because importing requests takes longer than a program.

Reads [{file, host}] from standard input, and writes [{exitCode, stdout, stderr}] to standard output.
"""

import contextlib
import io
import json
import os
import pathlib
import sys
import traceback

ends = []
for program in json.load(sys.stdin):
    os.environ["CALRY_HOST"] = program["host"]
    exit_code, stdout, stderr = 0, io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(stdout), contextlib.redirect_stderr(stderr):
        try:
            code = pathlib.Path(program["file"]).read_text(encoding="utf-8")
            exec(compile(code, program["file"], "exec"), {"__name__": "__main__"})
        except Exception:
            exit_code = 1
            traceback.print_exc()
    ends.append(
        {"exitCode": exit_code, "stdout": stdout.getvalue(), "stderr": stderr.getvalue()}
    )
json.dump(ends, sys.stdout)
