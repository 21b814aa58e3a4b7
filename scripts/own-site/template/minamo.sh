#!/bin/sh
# Runs a command of Minamo on the content of this repository: sh minamo.sh content:check
here=$(cd "$(dirname "$0")" && pwd) || exit 1
minamo=${MINAMO:-$here/../minamo}
if [ ! -f "$minamo/package.json" ]; then
  echo "Minamo is not in $minamo: set MINAMO to its folder" >&2
  exit 1
fi
[ $# -gt 0 ] || { echo "usage: sh minamo.sh COMMAND [-- ARGUMENTS]" >&2; exit 1; }
CONTENT_DIR=$here/content exec npm --prefix "$minamo" run "$@"
