#!/bin/sh
# A base for the images, made of Debian's packages alone, for where no image can be pulled:
#   ops/images/base.sh foulee-base.tar && podman import foulee-base.tar localhost/foulee-base
# As small as the public debian:bookworm-slim, and by the same means: no documentation, no translations.
set -eu
archive=${1:?Usage : ops/images/base.sh archive.tar}
mmdebstrap --variant=minbase --include=usr-is-merged --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
  --dpkgopt='path-exclude=/usr/share/doc/*' \
  --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --dpkgopt='path-exclude=/usr/share/info/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' \
  --dpkgopt='path-exclude=/usr/share/man/*' \
  --aptopt='Acquire::Languages "none"' \
  --aptopt='APT::Install-Recommends "false"' \
  bookworm "$archive" \
  'deb http://deb.debian.org/debian bookworm main' \
  'deb http://deb.debian.org/debian bookworm-updates main' \
  'deb http://deb.debian.org/debian-security bookworm-security main'
