#!/usr/bin/env bash
# Makes a bare Debian in DIR, for what a machine must not bring along: a base image without a registry, a machine on which
# nothing is installed. It has certificates, git, ps, this machine's Node and npm, and a user `visitor` without rights; packages
# come from where this machine has them from. A DIR that is there is complete. Needs root on a Debian.
#
#   scripts/bare-debian.sh DIR
set -euo pipefail
dir=${1:?scripts/bare-debian.sh DIR}
[ ! -e "$dir/etc/debian_version" ] || exit 0
export DEBIAN_FRONTEND=noninteractive
command -v debootstrap >/dev/null || { apt-get update -q && apt-get install -y -q --no-install-recommends debootstrap; }

# Gets its name at the end only: no run finds half of it, and of two at a time one has made it for both.
mkdir -p "$(dirname "$dir")"
new=$(mktemp -d "$dir.XXXXXX")
trap 'rm -rf "$new"' EXIT
chmod 755 "$new"

. /etc/os-release
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Release: $VERSION_CODENAME" | sed -n 1p)
debootstrap --variant=minbase --include=ca-certificates,git,procps "$VERSION_CODENAME" "$new" "$mirror"

# The sources of packages and how they are reached; other vendors' sources would miss their keys.
rm -f "$new/etc/apt/sources.list"
for sources in sources.list sources.list.d/debian.sources; do
  [ ! -e "/etc/apt/$sources" ] || cp "/etc/apt/$sources" "$new/etc/apt/$sources"
done
apt-config dump | grep -E '^Acquire::(https?|Check-)' >"$new/etc/apt/apt.conf.d/machine" || true
cp /etc/hosts "$new/etc/hosts"
[ ! -d /usr/local/share/ca-certificates ] || cp -r /usr/local/share/ca-certificates "$new/usr/local/share/"
chroot "$new" update-ca-certificates

# Without the packages' own commands, which `npm run` puts first.
PATH=$(tr : '\n' <<<"$PATH" | grep -v node_modules | paste -sd :)
npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
config=$(npm config get globalconfig)
mkdir -p "$new/usr/lib/node_modules"
cp "$(realpath "$(command -v node)")" "$new/usr/bin/node"
cp -r "$npm" "$new/usr/lib/node_modules/npm"
for tool in npm npx; do ln -s "../lib/node_modules/npm/bin/$tool-cli.js" "$new/usr/bin/$tool"; done
[ ! -f "$config" ] || install -D -m 644 "$config" "$new/usr/etc/npmrc"
# Younger Nodes need it.
chroot "$new" node --version || { chroot "$new" apt-get update -q && chroot "$new" apt-get install -y -q libatomic1; }

chroot "$new" useradd --create-home --shell /bin/bash visitor
chroot "$new" apt-get clean
mv -T "$new" "$dir" || [ -e "$dir/etc/debian_version" ]
