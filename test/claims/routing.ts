import type { Lab } from '../support/network-lab/lab-for.ts';

/** Shell functions: `ospf NAMESPACE LINE…` starts FRR, and `ask NAMESPACE DAEMON COMMAND` prints its answer. */
export const FRR = `
  ospf() {
    local line options router=$1
    shift
    mkdir /tmp/$router
    printf 'hostname %s\\n' $router >/tmp/$router/zebra.conf
    printf 'router ospf\\n' >/tmp/$router/ospfd.conf
    for line; do
      case $line in
        interface*) echo "$line" >>/tmp/$router/zebra.conf ;;
        bandwidth*) echo " $line" >>/tmp/$router/zebra.conf ;;
        *) echo " $line" >>/tmp/$router/ospfd.conf ;;
      esac
    done
    chown -R frr:frr /tmp/$router
    options="--vty_socket /tmp/$router -z /tmp/$router/zserv"
    daemon $router /usr/lib/frr/zebra -f /tmp/$router/zebra.conf $options -i /tmp/$router/zebra.pid
    within 60 test -S /tmp/$router/zserv
    daemon $router /usr/lib/frr/ospfd -f /tmp/$router/ospfd.conf $options -i /tmp/$router/ospfd.pid
    within 60 test -S /tmp/$router/ospfd.vty
  }
  ask() { vtysh --vty_socket /tmp/$1 -d $2 -c "$3"; }`;

/** Costs that a router of FRR gives to its lines, by their speed in Gbps. */
export async function costsByReference(
  lab: Lab,
  reference: number,
  speeds: readonly number[],
): Promise<Record<string, number>> {
  const wires = speeds.map(
    (speed) => `wire router g${speed} far g${speed}; address router g${speed} 10.0.${speed}.1/24`,
  );
  const bandwidths = speeds.map((speed) => `'interface g${speed}' 'bandwidth ${speed * 1_000}'`);
  const show = 'show ip ospf interface';
  const answer = await lab.run(`${FRR}
    nodes router far
    ${wires.join('\n')}
    ospf router 'network 10.0.0.0/16 area 0' 'auto-cost reference-bandwidth ${reference}' ${bandwidths.join(' ')}
    within 60 sh -c "vtysh --vty_socket /tmp/router -d ospfd -c '${show}' | grep -q g${speeds.at(-1)}"
    ask router ospfd '${show}'`);
  const cost = (speed: number) =>
    Number(new RegExp(`^g${speed} is up[^]*?Cost: (\\d+)`, 'm').exec(answer)?.[1]);
  return Object.fromEntries(speeds.map((speed) => [`${speed}G`, cost(speed)]));
}

/**
 * Two routers of keepalived on one LAN: the master loses its upstream line with a small step, gets it back,
 * loses it with a large step, comes back and is cut off. Prints all advertisements.
 */
export const KEEPALIVED = `
  nodes one two lan
  ip -n lan link add name bridge0 type bridge
  ip -n lan link set dev bridge0 up
  for name in one two; do
    wire $name eth lan $name
    ip -n lan link set dev $name master bridge0
  done
  address one eth 10.0.0.2/24
  address two eth 10.0.0.3/24
  vrrp() {
    cat >/tmp/$1.conf <<END
      track_file upstream {
        file /tmp/$1.upstream
        weight -1
        init_file 0
      }
      vrrp_instance gateway {
        state BACKUP
        interface eth
        virtual_router_id 7
        priority $2
        advert_int 1
        virtual_ipaddress {
          10.0.0.1/24
        }
        track_file {
          upstream
        }
      }
END
    daemon $1 keepalived --dont-fork --log-console --vrrp -f /tmp/$1.conf
  }
  capture lan bridge0 'proto 112'
  # at_least COUNT PATTERN…: so many advertisements match.
  cat >/tmp/at-least <<'END'
    test "$(tcpdump -n -v -Z root -r /tmp/lan-bridge0.pcap 2>/dev/null | grep -c "$2")" -ge "$1"
END
  vrrp one 120
  within 60 sh /tmp/at-least 3 'prio 120'
  vrrp two 100
  within 60 grep -q 'Entering BACKUP' /tmp/two-keepalived.log
  echo 10 >/tmp/one.upstream
  # Longer than a takeover takes.
  within 60 sh /tmp/at-least 6 'prio 110'
  echo 0 >/tmp/one.upstream
  before=$(seen lan bridge0 -v | grep -c 'prio 120')
  within 60 sh /tmp/at-least $((before + 2)) 'prio 120'
  echo 30 >/tmp/one.upstream
  within 60 sh /tmp/at-least 3 'prio 100'
  echo 0 >/tmp/one.upstream
  before=$(seen lan bridge0 -v | grep -c 'prio 120')
  within 60 sh /tmp/at-least $((before + 2)) 'prio 120'
  before=$(seen lan bridge0 -v | grep -c 'prio 100')
  # Not by a signal: a program that ends resigns.
  ip -n lan link set dev one down
  within 60 sh /tmp/at-least $((before + 1)) 'prio 100'
  seen lan bridge0 -v -tt`;

export interface VrrpPacket {
  /** In seconds. */
  time: number;
  from: string;
  priority: number;
  /** Between advertisements, in seconds. */
  interval: number;
}

/** Advertisements of a capture, in their order. */
export function readVrrp(packets: string): VrrpPacket[] {
  const pattern =
    /^(\d+\.\d+) IP[^\n]*\n\s+10\.0\.0\.([23]) > 224\.0\.0\.18: VRRPv2[^\n]*prio (\d+)[^\n]*intvl (\d+)s/gm;
  return [...packets.matchAll(pattern)].map(([, time, host, priority, interval]) => ({
    time: Number(time),
    from: host === '2' ? 'one' : 'two',
    priority: Number(priority),
    interval: Number(interval),
  }));
}
