import { describe, expect, test } from '@jest/globals';
import { asTimers, quote, quoteNumbers } from '../support/network-lab/claims.ts';
import { labFor } from '../support/network-lab/lab-for.ts';
import { RADIUS_SERVER, ROUTER_OF_FRR, SNMP_AGENT } from './services.ts';

const RADIUS_ARTICLE = 'technology/wpa3-8021x-migration.md';
const IPV6_ARTICLE = 'technology/ipv6-ra-dhcpv6.md';
const SNMP_ARTICLE = 'technology/snmp-syslog-telemetry.md';
const DHCP_ARTICLE = 'technology/dhcp-snooping-arp-inspection.md';

const { lab, report } = labFor('services');

describe('RADIUS', () => {
  test('an answer for a VLAN carries the three attributes', async () => {
    const [type = '', medium = '', group = ''] = quote(
      RADIUS_ARTICLE,
      /- Tunnel-Type = (\d+)\(VLAN\)\n- Tunnel-Medium-Type = (\d+)\(IEEE 802\)\n- (Tunnel-Private-Group-ID) = VLAN番号/,
    );
    const packets = await lab.run(`${RADIUS_SERVER}
      radius 'Tunnel-Type = VLAN, Tunnel-Medium-Type = IEEE-802, Tunnel-Private-Group-Id = "30"'
      capture switch eth 'udp port 1812'
      echo 'User-Name = printer, User-Password = paper' | on switch radclient 10.0.0.1:1812 auth lab >/dev/null
      within 60 sh -c 'tcpdump -n -Z root -v -r /tmp/switch-eth.pcap 2>/dev/null | grep -q Access-Accept'
      seen switch eth -v
      seen switch eth -x | tail -n 4`);
    // Attributes 64 and 65 have a tag and three bytes of value.
    const bytes = [...packets.matchAll(/^\s+0x\w+: {2}([0-9a-f ]+)$/gm)].map(([, part]) => part).join('');
    const value = (code: string) =>
      Number.parseInt(new RegExp(`${code}0600([0-9a-f]{6})`).exec(bytes.replaceAll(' ', ''))?.[1] ?? '', 16);
    report.compare({
      claim: 'RADIUS, attributes of a VLAN',
      file: RADIUS_ARTICLE,
      said: { type: Number(type), medium: Number(medium), group: `${group} 30` },
      seen: {
        type: value('40'),
        medium: value('41'),
        group:
          /(Tunnel-Private-Group-ID) Attribute \(81\), length: 4, Value: (\d+)/
            .exec(packets)
            ?.slice(1)
            .join(' ') ?? '',
      },
      by: 'FreeRADIUS, radclient',
    });
  });

  test('a client gives a silent server up after the time of the article', async () => {
    const [wait = 0, repeats = 0, seconds = 0] = quoteNumbers(
      RADIUS_ARTICLE,
      /応答待ちを(\d+)秒、再送を(\d+)回とすると、1台目を諦めるまで\d+ × \d+ = (\d+)秒です/,
    );
    const answer = await lab.run(`
      nodes switch server
      wire switch eth server eth
      address switch eth 10.0.0.2/24
      address server eth 10.0.0.1/24
      # The port has no program, and the server tells nobody.
      on server tc qdisc add dev eth clsact
      on server tc filter add dev eth egress protocol ip flower ip_proto icmp action drop
      capture switch eth 'udp port 1812'
      # radclient counts the first request as well.
      echo 'User-Name = printer, User-Password = paper' |
        on switch radclient -t ${wait} -r ${1 + repeats} 10.0.0.1:1812 auth lab >/dev/null 2>&1 || true
      echo "given up $(date +%s.%N)"
      seen switch eth -tt`);
    const requests = [...answer.matchAll(/^(\d+\.\d+) IP .*Access-Request/gm)].map(([, time]) =>
      Number(time),
    );
    const waited = Number(/given up ([\d.]+)/.exec(answer)?.[1]) - requests[0]!;
    report.compare({
      claim: 'RADIUS, silent server',
      file: RADIUS_ARTICLE,
      said: { requests: 1 + repeats, seconds },
      seen: { requests: requests.length, ...asTimers({ seconds: waited }, { seconds }) },
      by: `radclient; measured ${waited.toFixed(2)} s`,
    });
  });
});

describe('IPv6', () => {
  test('routers announce the default lifetimes, and hosts make addresses of a /64 only', async () => {
    const [preferred = 0, valid = 0] = quoteNumbers(
      IPV6_ARTICLE,
      /RAの有効期間の既定は推奨(\d+)日、有効(\d+)日/,
    );
    const [length = 0, other = 0] = quoteNumbers(
      IPV6_ARTICLE,
      /のプレフィックスは\/(\d+)です。\/(\d+)や\/80に切ると、ほとんどの端末がアドレスを作れません/,
    );
    const answer = await lab.run(`${ROUTER_OF_FRR}
      nodes router host
      wire router lan host eth
      announce router 'ipv6 nd prefix 2001:db8:5::/${length}' 'ipv6 nd prefix 2001:db8:6::/${other}'
      capture host eth 'icmp6 and ip6[40] == 134'
      within 60 sh -c 'ip -n host -6 address show dev eth | grep -q 2001:db8:5:'
      within 60 sh -c 'ip -n host -6 route show | grep -q 2001:db8:6::'
      seen host eth -v
      ip -n host -6 address show dev eth`);
    const [, validSeen, preferredSeen] =
      /2001:db8:5::\/64, Flags \[onlink, auto\], valid time (\d+)s, pref\. time (\d+)s/.exec(answer) ?? [];
    const day = 24 * 60 * 60;
    report.compare({
      claim: 'RA, lifetimes and length of a prefix',
      file: IPV6_ARTICLE,
      said: { preferred, valid, [`address in /${length}`]: true, [`address in /${other}`]: false },
      seen: {
        preferred: Number(preferredSeen) / day,
        valid: Number(validSeen) / day,
        [`address in /${length}`]: /inet6 2001:db8:5:/.test(answer),
        [`address in /${other}`]: /inet6 2001:db8:6:/.test(answer),
      },
      by: 'FRR, hosts of Linux',
    });
  });

  test('flags tell hosts where addresses and other data come from', async () => {
    const [autonomous = '', managed = '', more = ''] = quote(
      IPV6_ARTICLE,
      /\| ([01]) \| ([01]) \| ([01]) \| 自分で作る。DNSなどはDHCPv6から \|/,
    );
    const answer = await lab.run(`${ROUTER_OF_FRR}
      nodes router host
      wire router lan host eth
      announce router 'ipv6 nd prefix 2001:db8:5::/64' 'ipv6 nd other-config-flag'
      within 60 nsenter --net=/run/netns/host rdisc6 -1 eth
      on host rdisc6 -1 eth`);
    const flag = (name: string) => (new RegExp(`${name} *: +Yes`).test(answer) ? '1' : '0');
    report.compare({
      claim: 'RA, flags A, M and O',
      file: IPV6_ARTICLE,
      said: { autonomous, managed, more },
      seen: {
        autonomous: flag('Autonomous address conf\\.'),
        managed: flag('Stateful address conf\\.'),
        more: flag('Stateful other conf\\.'),
      },
      by: 'FRR, rdisc6',
    });
  });

  test('a router that somebody brings takes the default route, until its port is guarded', async () => {
    quote(IPV6_ARTICLE, /持ち込みルーターがRAを流すと、VLAN全体の(既定の経路)が奪われます/);
    quote(IPV6_ARTICLE, /端末のポートで(RAガード)\(RFC 6105\)を有効にし、上流のポートだけRAを通します/);
    const answer = await lab.run(`${ROUTER_OF_FRR}
      nodes switch router brought early late
      ip -n switch link add name bridge0 type bridge
      ip -n switch link set dev bridge0 up
      for name in router brought early late; do
        wire $name lan switch $name
        ip -n switch link set dev $name master bridge0
      done
      ip -n late link set dev lan down
      announce router 'ipv6 nd prefix 2001:db8:5::/64'
      within 60 sh -c 'ip -n early -6 address show dev lan | grep -q 2001:db8:5:'
      announce brought 'ipv6 nd prefix 2001:db8:66::/64' 'ipv6 nd router-preference high'
      within 60 sh -c 'ip -n early -6 route show default | grep -q "pref high"'
      on early ip -6 route get 2001:db8:99::1 | sed 's/^/unguarded: /'
      # What a guard does: no announcement from the ports of hosts.
      on switch nft add table bridge guard
      on switch nft add chain bridge guard forward '{ type filter hook forward priority 0; }'
      on switch nft add rule bridge guard forward iifname brought meta l4proto ipv6-icmp icmpv6 type nd-router-advert drop
      ip -n late link set dev lan up
      within 60 sh -c 'ip -n late -6 address show dev lan | grep -q 2001:db8:5:'
      on late ip -6 route get 2001:db8:99::1 | sed 's/^/guarded: /'
      for name in router brought; do ip -n $name -6 address show dev lan scope link | sed -n "s/.*inet6 \\(fe80[^/]*\\).*/$name \\1/p"; done`);
    const gateway = (when: string) => new RegExp(`^${when}: .* via (\\S+)`, 'm').exec(answer)?.[1];
    const owner = (address = '-') =>
      ['router', 'brought'].find((name) => answer.includes(`${name} ${address}\n`)) ?? 'nobody';
    report.compare({
      claim: 'RA of a foreign router, RA guard',
      file: IPV6_ARTICLE,
      said: { unguarded: 'brought', guarded: 'router' },
      seen: { unguarded: owner(gateway('unguarded')), guarded: owner(gateway('guarded')) },
      by: 'FRR, hosts and bridge of Linux',
    });
  });
});

describe('DHCP and SNMP', () => {
  test('a client sends two messages for an address', async () => {
    quote(DHCP_ARTICLE, /端末からの送信は発見と要求の(2つ)なので/);
    const [hosts = 0, messages = 0, perSecond = 0] = quoteNumbers(
      DHCP_ARTICLE,
      /(\d+) × (\d+) ÷ 60 = 毎秒(\d+)個です/,
    );
    const answer = await lab.run(`
      nodes server host
      wire server eth host eth
      address server eth 10.0.0.1/24
      daemon server dnsmasq --keep-in-foreground --port=0 --user=root --no-ping --dhcp-range=10.0.0.50,10.0.0.99,8h --dhcp-leasefile=/tmp/leases --conf-file=/dev/null
      within 60 sh -c "nsenter --net=/run/netns/server ss -lun | grep -q ':67 '"
      capture server eth 'udp port 67'
      on host busybox udhcpc -i eth -q -n -f -s /bin/true
      seen server eth -v`);
    const sent = [...answer.matchAll(/10\.0\.0\.1|DHCP-Message \(53\), length 1: (Discover|Request)/g)]
      .map(([, message]) => message)
      .filter((message) => message !== undefined);
    report.compare({
      claim: 'DHCP, messages of a client',
      file: DHCP_ARTICLE,
      said: { messages, perSecond },
      seen: { messages: sent.length, perSecond: (hosts * sent.length) / 60 },
      by: 'udhcpc, dnsmasq',
    });
    expect(sent).toEqual(['Discover', 'Request']);
  });

  test('a counter of 32 bits has the name and the port of the article, and a community is legible', async () => {
    const [port = 0] = quoteNumbers(SNMP_ARTICLE, /SNMPのポーリング \| [^|]* \| UDP (\d+) \|/);
    const [narrow = '', bits = ''] = quote(SNMP_ARTICLE, /受信バイト数の(\w+)は(\d+)ビットで/);
    const [wide = ''] = quote(SNMP_ARTICLE, /64ビットの(\w+)を使えば/);
    quote(SNMP_ARTICLE, /SNMPv1とv2cは、コミュニティー名が(平文)で流れます/);
    const answer = await lab.run(`${SNMP_AGENT}
      agent
      capture manager eth 'udp'
      within 60 nsenter --net=/run/netns/manager snmpget -v2c -c legible-name 10.0.0.1 1.3.6.1.2.1.1.3.0
      on manager snmpget -v2c -c legible-name 10.0.0.1 1.3.6.1.2.1.2.2.1.10.1 1.3.6.1.2.1.31.1.1.1.6.1
      before=$(grep -c legible-name /tmp/manager-eth.pcap || true)
      on manager snmpget -v3 -l authPriv -u operator -a SHA-256 -A phrase-of-the-lab -x AES -X phrase-of-the-lab 10.0.0.1 1.3.6.1.2.1.1.3.0
      seen manager eth -A
      grep -l ${narrow} /usr/share/snmp/mibs/*.txt /usr/share/snmp/mibs/*/*.txt 2>/dev/null || true`);
    report.compare({
      claim: `SNMP, ${narrow} and ${wide}`,
      file: SNMP_ARTICLE,
      said: { port, narrow: `Counter${bits}`, wide: 'Counter64', legible: true },
      seen: {
        port: Number(/ > 10\.0\.0\.1\.(\d+):/.exec(answer)?.[1]),
        narrow: /2\.2\.1\.10\.1 = (Counter\d+)/.exec(answer)?.[1] ?? '',
        wide: /31\.1\.1\.1\.6\.1 = (Counter\d+)/.exec(answer)?.[1] ?? '',
        legible: answer.includes('legible-name'),
      },
      by: 'snmpd, snmpget',
    });
  });
});
