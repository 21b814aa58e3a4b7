# Words of the claims' scripts.

# on NAMESPACE COMMAND…
on() {
  local namespace=$1
  shift
  nsenter --net=/run/netns/"$namespace" "$@"
}

# nodes NAMESPACE… makes them.
nodes() {
  local name
  for name; do
    ip netns add "$name"
    on "$name" sysctl -qw net.ipv6.conf.all.accept_dad=0 net.ipv6.conf.default.accept_dad=0
    ip -n "$name" link set lo up
  done
}

# routes NAMESPACE… makes routers of them.
routes() {
  local name
  for name; do on "$name" sysctl -qw net.ipv4.ip_forward=1 net.ipv6.conf.all.forwarding=1; done
}

# wire NAMESPACE INTERFACE NAMESPACE INTERFACE lays a cable of Ethernet.
wire() {
  ip link add name "$2" netns "$1" type veth peer name "$4" netns "$3"
  ip -n "$1" link set dev "$2" up
  ip -n "$3" link set dev "$4" up
}

# address NAMESPACE INTERFACE ADDRESS…
address() {
  local one node=$1 interface=$2
  shift 2
  for one; do ip -n "$node" address add "$one" dev "$interface"; done
}

# within SECONDS COMMAND… repeats the command until it succeeds.
within() {
  local end=$(($(cut -d. -f1 /proc/uptime) + $1))
  shift
  until "$@" >/tmp/within.out 2>&1; do
    if [ "$(cut -d. -f1 /proc/uptime)" -gt $end ]; then
      echo "never succeeded: $*"
      cat /tmp/within.out
      return 1
    fi
    sleep 0.1
  done
}

# daemon NAMESPACE COMMAND… starts a program with a /run of its own, so that two of a kind do not meet.
daemon() {
  local in=$1
  shift
  setsid nsenter --net=/run/netns/"$in" unshare --mount sh -c 'mount -t tmpfs tmpfs /run && exec "$@"' sh "$@" \
    >/tmp/"$in"-"$(basename "$1")".log 2>&1 &
}

# capture NAMESPACE INTERFACE [FILTER…] records packets to /tmp/NAMESPACE-INTERFACE.pcap from its return on.
capture() {
  local file=/tmp/$1-$2
  setsid nsenter --net=/run/netns/"$1" tcpdump -n -U --immediate-mode -Z root -i "$2" -w "$file.pcap" ${3:+"$3"} 2>"$file.log" &
  within 60 grep -q 'listening on' "$file.log"
}

# seen NAMESPACE INTERFACE [OPTION…] prints the packets recorded so far.
seen() {
  local file=/tmp/$1-$2.pcap
  shift 2
  tcpdump -n -Z root -r "$file" "$@" 2>/tmp/seen.log || { cat /tmp/seen.log; return 1; }
}

# clear_all ends all programs of all namespaces and removes them.
clear_all() {
  local name pid
  for name in $(ls /run/netns); do
    for pid in $(ip netns pids "$name"); do kill -KILL "$pid" 2>/dev/null || true; done
    ip netns delete "$name"
  done
  rm -rf /tmp/*
}
