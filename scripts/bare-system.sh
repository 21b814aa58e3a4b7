#!/usr/bin/env bash
# Runs a command in a clone of HEAD on a bare Debian of its own: without this machine's programs, packages, fonts, caches and
# variables. Ends with the command's status. What the command writes and starts is gone when it ends or is ended.
#
#   scripts/bare-system.sh [--as-user] [--load N] COMMAND…
#
#   --as-user   without root's rights, so that nothing of Debian can be installed
#   --load N    beside N busy loops
#
# Needs root on a Debian whose kernel grants it namespaces.
set -euo pipefail
umask 022
repository=$(cd "$(dirname "$0")/.." && pwd)
user=root load=0
while [ $# -gt 0 ]; do
  case $1 in
    --as-user) user=visitor; shift ;;
    --load) load=${2:?--load N}; shift 2 ;;
    *) break ;;
  esac
done
[ $# -gt 0 ] || { echo 'scripts/bare-system.sh [--as-user] [--load N] COMMAND…' >&2; exit 1; }

base=$("$repository/scripts/bare-debian.sh")
# A place alone: only the run itself sees what it mounts there.
root=/var/tmp/minamo-bare-system/run
mkdir -p "$root"

# The first process of the namespace: it takes over the processes whose parents have gone, and with it all others end.
run_inside() {
  set -euo pipefail
  local home=/root status=0
  # A copy and no overlay above it: a builder of images mounts overlays of its own, and one cannot lie above another.
  mount -t tmpfs -o size=75%,mode=755 tmpfs "$root"
  cp -a "$base/." "$root/"
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mount --rbind /sys "$root/sys"
  mount -t tmpfs tmpfs "$root/dev/shm"
  cp /etc/hosts /etc/resolv.conf "$root/etc/"
  git clone --quiet "$repository" "$root/srv/minamo"
  if [ "$user" != root ]; then
    home=/home/$user
    chroot "$root" chown -R "$user:" /srv/minamo
  fi
  for _ in $(seq "$load"); do (while :; do :; done) & done
  chroot --userspec="$user" "$root" /usr/bin/env -i HOME="$home" USER="$user" LOGNAME="$user" LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin ${CI+CI="$CI"} \
    sh -c 'cd /srv/minamo && exec "$@"' sh "$@" || status=$?
  exit "$status"
}
export -f run_inside
export repository user load base root

# Dies with this script, even where that is killed, and the namespace with it.
setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child bash -c 'run_inside "$@"' run_inside "$@" <&0 &
namespace=$!
end() {
  kill -KILL "$namespace" 2>/dev/null || true
  exit "$1"
}
trap 'end 129' HUP
trap 'end 130' INT
trap 'end 143' TERM
status=0
wait "$namespace" || status=$?
exit "$status"
