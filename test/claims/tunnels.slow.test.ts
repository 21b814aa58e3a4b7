import { describe, expect, test } from '@jest/globals';
import { quote, quoteNumbers } from '../support/network-lab/claims.ts';
import { labFor } from '../support/network-lab/lab-for.ts';
import {
  IPV4_IN_IPV6,
  type Line,
  largestOuterPacket,
  largestPacket,
  largestSegment,
  passes,
  pppoeLine,
  startLines,
  startTunnel,
} from './tunnels.ts';

const MTU_ARTICLE = 'technology/ipsec-ikev2-mtu-mss.md';
const PING_ARTICLE = 'blog/2025-04-22-vpn-mtu-some-sites-do-not-open.md';
const LINE_ARTICLE = 'technology/ipoe-map-e-ds-lite.md';

const { lab, report } = labFor('tunnels');

async function compareTunnel(claim: string, [outer = 0, packet = 0, mss = 0]: number[], line: Line) {
  await startTunnel(lab, line);
  const seen = {
    packet: await largestPacket(lab),
    mss: await largestSegment(lab),
    // The last bytes of a line stay empty where the padding has to fill four bytes.
    outer: await largestOuterPacket(lab),
  };
  expect(seen.outer).toBeGreaterThan(outer - 4);
  const by = 'strongSwan, ESP of Linux, ping, TCP of Linux';
  report.compare({ claim, file: MTU_ARTICLE, said: { packet, mss, outer: seen.outer }, seen, by });
  expect(seen.outer).toBeLessThanOrEqual(outer);
}

describe('IPsec', () => {
  test('through a NAT on a line of MAP-E or DS-Lite', async () => {
    const said = quoteNumbers(
      MTU_ARTICLE,
      /DS-Liteの回線\(MTU ([\d,]+)、NATトラバーサルあり\)[^#]*元のパケットは([\d,]+)バイトまで。MSSは[^#]*= ([\d,]+)です。/,
    );
    await compareTunnel('MAP-E, NAT traversal', said, { siteMtu: said[0]!, nat: true });
  });

  test('on a line of PPPoE', async () => {
    const said = quoteNumbers(
      MTU_ARTICLE,
      /PPPoEの回線\(MTU ([\d,]+)、NATなし\)[^#]*2を引いて([\d,]+)。MSSは同じ([\d,]+)になります。/,
    );
    await compareTunnel('PPPoE without NAT', said, { siteMtu: said[0]!, lines: pppoeLine(said[0]!) });
  });

  test('over IPv6', async () => {
    const said = quoteNumbers(
      MTU_ARTICLE,
      /IPv6で直接結ぶ回線\(MTU ([\d,]+)\)[^#]*2を引いて([\d,]+)。IPv4のMSSは([\d,]+)です。/,
    );
    await compareTunnel('IPv6', said, { siteMtu: said[0]!, outer: 'IPv6' });
  });

  test('from a site with MAP-E to a centre with PPPoE', async () => {
    const said = quoteNumbers(
      MTU_ARTICLE,
      /PPPoEのセンターへ\(MTU ([\d,]+)、NATトラバーサルあり\)[^#]*2を引いて([\d,]+)、MSSは([\d,]+)です。/,
    );
    const [siteMtu = 0] = quoteNumbers(LINE_ARTICLE, /拠点のMTU \| ([\d,]+) \| [\d,]+ \|/);
    expect(quoteNumbers(MTU_ARTICLE, /トンネルMTU ([\d,]+)、MSS ([\d,]+)に統一/)).toEqual(said.slice(1));
    await compareTunnel('MAP-E to PPPoE', said, { siteMtu, centreMtu: said[0]!, nat: true });
  });

  test('the first SA takes the exchanges and messages of the article', async () => {
    const [exchanges = 0, messages = 0] = quoteNumbers(
      MTU_ARTICLE,
      /IKE_SA_INITとIKE_AUTHの(\d+)往復、(\d+)メッセージで最初のSAができます/,
    );
    await startTunnel(lab, { siteMtu: 1_500 });
    const packets = await lab.run('seen centre wan');
    const seen = [...packets.matchAll(/isakmp: (?:parent|child)_sa +(\w+)/g)].map(([, name]) => name!);
    report.compare({
      claim: 'IKEv2, first SA',
      file: MTU_ARTICLE,
      said: { exchanges, messages },
      seen: { exchanges: new Set(seen).size, messages: seen.length },
      by: 'strongSwan',
    });
  });

  test('ten pings find the size of the tunnel in the order of the record', async () => {
    const record = quote(PING_ARTICLE, /\| 回 \| データ \|[^\n]*\n\|[-|]+\|\n((?:\|[^\n]+\n)+)/)[0]!;
    const rows = [...record.matchAll(/^\| \d+ \| (\d+) \| (通る|通らない) \|/gm)];
    const [data = 0, headers = 0, packet = 0] = quoteNumbers(
      PING_ARTICLE,
      /([\d,]+)\+(\d+)=([\d,]+)バイト。/,
    );
    const [siteMtu = 0] = quoteNumbers(MTU_ARTICLE, /DS-Liteの回線\(MTU ([\d,]+)、/);
    await startTunnel(lab, { siteMtu, nat: true });
    const said: Record<string, boolean> = {};
    const seen: Record<string, boolean> = {};
    for (const [, size, result] of rows) {
      said[size!] = result === '通る';
      seen[size!] = await passes(lab, Number(size));
    }
    const largest = await largestPacket(lab);
    report.compare({
      claim: 'ten pings',
      file: PING_ARTICLE,
      said: { ...said, data, packet },
      seen: { ...seen, data: largest - headers, packet: largest },
      by: 'strongSwan, ping',
    });
    expect(rows).toHaveLength(10);
  });
});

describe('lines', () => {
  test('IPv4 in IPv6 leaves the MTU and the MSS of the table', async () => {
    const [outer = 0, mtu = 0, mss = 0] = quoteNumbers(
      LINE_ARTICLE,
      /IPv6の区間が([\d,]+)バイトなら、IPv4のMTUは[\d,]+ − 40 = ([\d,]+)、TCPのMSSは[\d,]+ − 40 = ([\d,]+)です/,
    );
    await lab.run(IPV4_IN_IPV6);
    const packet = await largestPacket(lab);
    const segment = await largestSegment(lab);
    const packets = await lab.run('seen centre wan -v');
    const lengths = [...packets.matchAll(/next-header IPIP \(4\) payload length: (\d+)/g)];
    report.compare({
      claim: 'IPv4 in IPv6',
      file: LINE_ARTICLE,
      said: { mtu, mss, outer },
      seen: {
        mtu: packet,
        mss: segment,
        outer: Math.max(...lengths.map(([, length]) => Number(length) + 40)),
      },
      by: 'Linux ip6tnl',
    });
  });

  test('PPPoE agrees on the size of the standard where nobody sets another', async () => {
    const [standard = 0, common = 0] = quoteNumbers(
      LINE_ARTICLE,
      /PPPoEでは規格上([\d,]+)、国内の光回線では([\d,]+)という指定が多い/,
    );
    await startLines(lab, { siteMtu: common, lines: pppoeLine(common) });
    // rp-pppoe's server asks for the standard size, the site for that of its line.
    const packets = await lab.run('seen net line -v');
    const asked = [...packets.matchAll(/MRU Option \(0x01\), length 4: (\d+)/g)].map(([, size]) =>
      Number(size),
    );
    const [, site] = /mtu (\d+)/.exec(await lab.run('ip -n site link show dev wan')) ?? [];
    report.compare({
      claim: 'PPPoE, sizes in LCP and at the site',
      file: LINE_ARTICLE,
      said: { standard, common, site: common },
      seen: { standard: Math.max(...asked), common: Math.min(...asked), site: Number(site) },
      by: 'pppd, rp-pppoe',
    });
  });

  test('a router in the way says that the packet is too big, in the types of the article', async () => {
    const [type = 0, code = 0, type6 = 0] = quoteNumbers(
      PING_ARTICLE,
      /IPv4のタイプ(\d+)コード(\d+)、IPv6のタイプ(\d+)を通します/,
    );
    await startLines(lab, { siteMtu: 1_500, centreMtu: 1_454 });
    const packets = await lab.run(`
      capture site wan 'icmp or icmp6'
      on site ping -n -c 1 -W 5 -M do -s 1472 192.0.2.2 || true
      on site ping -n -c 1 -W 5 -M do -s 1452 2001:db8:2::2 || true
      tcpdump -n -Z root -r /tmp/site-wan.pcap 'icmp[0] == ${type} and icmp[1] == ${code}' 2>/dev/null | sed 's/^/IPv4: /'
      tcpdump -n -Z root -r /tmp/site-wan.pcap 'icmp6 and ip6[40] == ${type6}' 2>/dev/null | sed 's/^/IPv6: /'`);
    report.compare({
      claim: 'path MTU, ICMP',
      file: PING_ARTICLE,
      said: { type, code, type6, IPv4: true, IPv6: true },
      seen: {
        type,
        code,
        type6,
        IPv4: /IPv4: .*need to frag/.test(packets),
        IPv6: /IPv6: .*too big/.test(packets),
      },
      by: 'Linux',
    });
  });
});
