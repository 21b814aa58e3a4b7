#!/usr/bin/env bash
# Runs a command in a clone of HEAD on a bare Debian: without this machine's programs, packages, fonts, caches
# and variables. Exits with the command's status. The files and processes of the command are removed when it
# ends or is killed.
#
#   scripts/bare-system.sh [--as-user] [--load N] COMMAND…
#   --as-user   without root's rights, so that no package of Debian can be installed
#   --load N    with N busy loops running at the same time
#
# Needs root on a Debian whose kernel allows namespaces.
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
# Mount point: only the run's own namespace sees the mounts below it.
root=/var/tmp/minamo-bare-system/run
mkdir -p "$root"

# First process of the namespace: it adopts orphaned processes, and all others end with it.
run_inside() {
  set -euo pipefail
  local home=/root status=0
  # A copy rather than an overlay: image builders mount overlays of their own, and an overlay cannot lie on
  # another.
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

# Dies with this script, even when that is killed, and takes the namespace with it.
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
