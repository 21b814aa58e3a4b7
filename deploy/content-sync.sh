#!/bin/sh
# Keeps a clone of the content's repository current, beside sites and content services that read it (CONTENT_DIR). The
# clone is for reading alone: it takes the remote's state, whatever has become of it.
#   CONTENT_REPOSITORY  address or folder of the repository
#   CONTENT_BRANCH      branch that is published, main by default
#   CONTENT_CLONE       folder of the clone, /content by default
#   CONTENT_SYNC_S      seconds between two looks, 5 by default
set -eu
# A secret that was made from a file ends in a line break. No log line names the address, which may hold a password.
repository=$(printf %s "${CONTENT_REPOSITORY:?is not set}")
branch=${CONTENT_BRANCH:-main}
clone=${CONTENT_CLONE:-/content}
trap 'exit 0' TERM INT

# A folder of another user is refused by git; this one is named by the operator.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*' GIT_TERMINAL_PROMPT=0

follow() {
  if [ ! -d "$clone/.git" ]; then
    git -C "$clone" init --quiet && git -C "$clone" remote add origin "$repository"
  fi
  git -C "$clone" fetch --quiet --depth 1 origin "$branch" && git -C "$clone" reset --quiet --hard FETCH_HEAD
}

while :; do
  follow || echo "content-sync: the repository cannot be read; the content stays as it is" >&2
  sleep "${CONTENT_SYNC_S:-5}" &
  wait $!
done
