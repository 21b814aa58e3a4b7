import type { Lab } from '../support/network-lab/lab-for.ts';

export interface Line {
  /** MTU of the site's line, in bytes. */
  siteMtu: number;
  /** MTU of the centre's line, in bytes. */
  centreMtu?: number;
  /** Whether the site shares an address, as behind MAP-E or DS-Lite. */
  nat?: boolean;
  /** Addresses of the site and the centre. */
  outer?: 'IPv4' | 'IPv6';
  /** Makes the two lines: veth interfaces by default. */
  lines?: string;
}

/** A line of PPPoE from the site, whose two ends agree on the size. */
export function pppoeLine(mtu: number): string {
  return `
    modprobe pppoe
    wire site line net line
    printf 'noauth\\nifname in\\nmtu ${mtu}\\nmru ${mtu}\\n' >/tmp/server.options
    capture net line 'pppoes'
    daemon net pppoe-server -F -k -I line -L 100.64.0.1 -R 100.64.0.2 -N 1 -O /tmp/server.options
    daemon site pppd plugin rp-pppoe.so nic-line noauth nodetach noipdefault ifname wan mtu ${mtu} mru ${mtu}
    within 120 sh -c 'ip -n site address show dev wan | grep -q 100.64.0.2'
    wire net out centre wan`;
}

/** The provider's router translates the address of the site's line. */
const NAT = `
    on net tc qdisc add dev out clsact
    on net tc filter add dev out egress protocol ip matchall action nat egress 100.64.0.2/32 192.0.2.1
    on net tc filter add dev out ingress protocol ip matchall action nat ingress 192.0.2.1/32 100.64.0.2`;

/** Cables between a host, the site, the provider and the centre, whose server has the address 10.2.0.1. */
function network({ siteMtu, centreMtu = 1500, nat, lines }: Line): string {
  return `
    nodes host site net centre
    wire host eth site lan
    ${lines ?? 'wire site wan net in; wire net out centre wan'}
    address host eth 10.1.0.2/24
    address site lan 10.1.0.1/24
    address centre lo 10.2.0.1/24
    ip -n host route add default via 10.1.0.1
    routes site net centre
    address site wan 100.64.0.2/24 2001:db8:1::2/64
    address net in 100.64.0.1/24 2001:db8:1::1/64
    address net out 192.0.2.1/24 2001:db8:2::1/64
    address centre wan 192.0.2.2/24 2001:db8:2::2/64
    ip -n site route add default via 100.64.0.1
    ip -n centre route add default via 192.0.2.1
    ip -n site route add default via 2001:db8:1::1
    ip -n centre route add default via 2001:db8:2::1
    ip -n site link set wan mtu ${siteMtu}
    ip -n net link set in mtu ${siteMtu}
    ip -n centre link set wan mtu ${centreMtu}
    ip -n net link set out mtu ${centreMtu}
    ${nat ? NAT : ''}`;
}

/** strongSwan at both ends: IKEv2 with a shared key, AES-GCM with an ICV of 16 bytes. */
function ipsec(outer: 'IPv4' | 'IPv6'): string {
  const centre = outer === 'IPv6' ? '2001:db8:2::2' : '192.0.2.2';
  const site = outer === 'IPv6' ? '2001:db8:1::2' : '100.64.0.2';
  return `
    strongswan() {
      cat >/tmp/$1.conf <<END
        charon {
          load = random nonce openssl kdf kernel-netlink socket-default vici hmac
          plugins { vici { socket = unix:///tmp/$1.vici } }
        }
END
      cat >/tmp/$1.swanctl <<END
        connections {
          c {
            version = 2
            local_addrs = $2
            remote_addrs = $3
            proposals = aes256-sha256-ecp256
            local { auth = psk
                    id = $1 }
            remote { auth = psk }
            children { c { local_ts = $4
                           remote_ts = $5
                           esp_proposals = aes256gcm16 } }
          }
        }
        secrets { ike { secret = 1nYwHkq3cZ9sVb7TtKpE5xRuGf2mLd8J } }
END
      daemon $1 env STRONGSWAN_CONF=/tmp/$1.conf /usr/lib/ipsec/charon
      within 60 swanctl --load-all --file /tmp/$1.swanctl --uri unix:///tmp/$1.vici
    }
    strongswan site ${site} ${centre} 10.1.0.0/24 10.2.0.0/24
    strongswan centre ${centre} %any 10.2.0.0/24 10.1.0.0/24
    capture centre wan
    swanctl --initiate --child c --uri unix:///tmp/site.vici`;
}

/** Makes the lines alone. */
export async function startLines(lab: Lab, line: Line): Promise<void> {
  await lab.run(network(line));
}

/** A tunnel as those of MAP-E and DS-Lite: packets of IPv4 in packets of IPv6, without further options. */
export const IPV4_IN_IPV6 = `${network({ siteMtu: 1_500 })}
  capture centre wan ip6
  ip -n site link add name tunnel type ip6tnl mode ipip6 local 2001:db8:1::2 remote 2001:db8:2::2 encaplimit none
  ip -n centre link add name tunnel type ip6tnl mode ipip6 local 2001:db8:2::2 remote 2001:db8:1::2 encaplimit none
  ip -n site link set dev tunnel up
  ip -n centre link set dev tunnel up
  ip -n site route add 10.2.0.0/24 dev tunnel
  ip -n centre route add 10.1.0.0/24 dev tunnel`;

/** Makes a tunnel of IPsec from the site to the centre. */
export async function startTunnel(lab: Lab, line: Line): Promise<void> {
  await lab.run(network(line) + ipsec(line.outer ?? 'IPv4'));
}

/** Returns whether a ping with so many bytes of data arrives without being split. */
export async function passes(lab: Lab, data: number): Promise<boolean> {
  const answer = await lab.run(`on host ping -n -c 1 -W 5 -M do -s ${data} 10.2.0.1 || true`);
  return /, 1 received/.test(answer);
}

/** Bytes of the largest packet of the host that arrives whole. */
export async function largestPacket(lab: Lab): Promise<number> {
  let [low, high] = [1_200, 1_473];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await passes(lab, middle)) low = middle;
    else high = middle;
  }
  // The headers of IPv4 and ICMP.
  return low + 28;
}

/** Data bytes of the largest segment of a TCP connection from the host, without options in it. */
export async function largestSegment(lab: Lab): Promise<number> {
  const packets = await lab.run(`
    on host sysctl -qw net.ipv4.tcp_timestamps=0
    # Segments of the wire, not those which a network card would split.
    ip -n host link set eth gso_max_segs 1
    capture site lan 'tcp dst port 7000'
    setsid nsenter --net=/run/netns/centre nc.openbsd -l -d 10.2.0.1 7000 >/tmp/received &
    within 60 sh -c "nsenter --net=/run/netns/centre ss -ltn | grep -q 7000"
    head -c 60000 /dev/zero | on host nc.openbsd -N 10.2.0.1 7000
    within 60 sh -c 'test $(stat -c %s /tmp/received) = 60000'
    seen site lan`);
  // The first ones were too large and came back with an ICMP message.
  const lengths = [...packets.matchAll(/length (\d+)$/gm)].map(([, length]) => Number(length));
  return Math.max(...lengths.slice(-10));
}

/** Bytes of the largest packet of IPsec that the centre received, with its outer header. */
export async function largestOuterPacket(lab: Lab): Promise<number> {
  const packets = await lab.run('seen centre wan -v');
  const lengths = packets.matchAll(
    /proto (?:UDP|ESP) \(\d+\), length (\d+)\)|next-header ESP \(50\) payload length: (\d+)\)/g,
  );
  return Math.max(...[...lengths].map(([, v4, v6]) => (v4 ? Number(v4) : Number(v6) + 40)));
}
