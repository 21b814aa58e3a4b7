# Runs the jobs whose numbers come in, each in a shell of its own, until the input ends.
cat >/etc/passwd <<'END'
root:x:0:0::/root:/bin/sh
nobody:x:65534:65534::/:/bin/sh
frr:x:100:100::/:/bin/sh
freerad:x:101:101::/:/bin/sh
Debian-snmp:x:103:103::/:/bin/sh
END
cat >/etc/group <<'END'
root:x:0:
nogroup:x:65534:
frr:x:100:
freerad:x:101:
Debian-snmp:x:103:
frrvty:x:105:frr
END
# Debian's common files come from scripts that did not run.
for name in frr other; do printf 'auth sufficient pam_permit.so\naccount sufficient pam_permit.so\n' >/etc/pam.d/$name; done
echo '127.0.0.1 localhost' >/etc/hosts
rm -rf /var/run
ln -s /run /var/run
mkdir -p /run/frr /run/netns
chown frr:frr /run/frr
modprobe ipv6
stty -echo
echo 'the lab is ready'
while read -r job; do
  {
    sh -eu /jobs/"$job".sh >/jobs/"$job".out 2>&1 </dev/null
    echo "job $job: $?"
  } &
done
echo o >/proc/sysrq-trigger
# The kernel powers off in the background, and must not lose its first process before.
exec sleep 60
