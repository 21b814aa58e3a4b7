#!/usr/bin/env bash
# Builds a bare Debian to test without the programs of this machine: a base image where no registry is
# reachable, and a machine with nothing installed. It has certificates, git, ps, this machine's Node and npm,
# and a user `visitor` without rights; packages come from the sources that this machine uses. Prints its
# folder, which is built once and must not be changed. Needs root on a Debian.
#
#   scripts/bare-debian.sh
set -euo pipefail
umask 022
[ "$(id -u)" = 0 ] || { echo 'a bare Debian takes root' >&2; exit 1; }
[ -e /etc/debian_version ] || { echo 'a bare Debian is made on Debian' >&2; exit 1; }

# Excludes the packages' own commands, which `npm run` puts first in the PATH.
PATH=$(tr : '\n' <<<"$PATH" | grep -v node_modules | paste -sd :)
# Another version of this script, Debian, Node or npm makes another folder.
made_by=$({ cat "$0" /etc/os-release; node --version; npm --version; } | sha256sum)
dir=/var/tmp/minamo-bare-system/debian-${made_by:0:12}

make() {
  export DEBIAN_FRONTEND=noninteractive
  command -v debootstrap || { apt-get update -q && apt-get install -y -q --no-install-recommends debootstrap; }

  # The folder is renamed into place at the end: no run finds half of it, and of two concurrent runs one
  # result serves both.
  mkdir -p "$(dirname "$dir")"
  new=$(mktemp -d "$dir.XXXXXX")
  trap 'rm -rf "$new"' EXIT
  chmod 755 "$new"

  . /etc/os-release
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Release: $VERSION_CODENAME" | sed -n 1p)
  debootstrap --variant=minbase --include=ca-certificates,git,procps "$VERSION_CODENAME" "$new" "$mirror"

  # The package sources and how to reach them. Other vendors' sources are left out because their keys would be
  # missing.
  rm -f "$new/etc/apt/sources.list"
  for sources in sources.list sources.list.d/debian.sources; do
    [ ! -e "/etc/apt/$sources" ] || cp "/etc/apt/$sources" "$new/etc/apt/$sources"
  done
  apt-config dump | grep -E '^Acquire::(https?|Check-)' >"$new/etc/apt/apt.conf.d/machine" || true
  cp /etc/hosts "$new/etc/hosts"
  [ ! -d /usr/local/share/ca-certificates ] || cp -r /usr/local/share/ca-certificates "$new/usr/local/share/"
  chroot "$new" update-ca-certificates

  npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
  config=$(npm config get globalconfig)
  mkdir -p "$new/usr/lib/node_modules"
  cp "$(realpath "$(command -v node)")" "$new/usr/bin/node"
  cp -r "$npm" "$new/usr/lib/node_modules/npm"
  for tool in npm npx; do ln -s "../lib/node_modules/npm/bin/$tool-cli.js" "$new/usr/bin/$tool"; done
  [ ! -f "$config" ] || install -D -m 644 "$config" "$new/usr/etc/npmrc"
  # Newer versions of Node need libatomic.
  chroot "$new" node --version || { chroot "$new" apt-get update -q && chroot "$new" apt-get install -y -q libatomic1; }

  chroot "$new" useradd --create-home --shell /bin/bash visitor
  chroot "$new" apt-get clean
  mv -T "$new" "$dir" || [ -e "$dir/etc/debian_version" ]
}

# Not behind `||`, where bash would continue after an error.
if [ ! -e "$dir/etc/debian_version" ]; then make >&2; fi
echo "$dir"
