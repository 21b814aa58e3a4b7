#!/bin/sh
# First process of the lab. The packages stay as they are: what a test writes goes to memory.
export PATH=/usr/sbin:/usr/bin LC_ALL=C.UTF-8
mount -t proc proc /proc
mount -t tmpfs tmpfs /run
mkdir /run/upper /run/work
modprobe overlay
mount -t overlay -o lowerdir=/,upperdir=/run/upper,workdir=/run/work root /mnt
mount -t proc proc /mnt/proc
mount -t sysfs sysfs /mnt/sys
mount -t devtmpfs dev /mnt/dev
mount -t tmpfs tmpfs /mnt/run
mount -t tmpfs tmpfs /mnt/tmp
# The kernel hands its unknown parameters over as variables.
mount -t hostfs none /mnt/jobs -o "$JOBS"
exec chroot /mnt /bin/sh /jobs/serve.sh
