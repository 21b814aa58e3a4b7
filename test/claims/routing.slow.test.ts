import { describe, expect, test } from '@jest/globals';
import { quote, quoteNumbers } from '../support/network-lab/claims.ts';
import { labFor } from '../support/network-lab/lab-for.ts';
import { costsByReference, FRR, KEEPALIVED, readVrrp, type VrrpPacket } from './routing.ts';

const ARTICLE = 'technology/ospf-vrrp-core-design.md';
const UNIVERSITY = 'case-studies/university-campus-core.md';

const { lab, report } = labFor('routing');

describe('OSPF', () => {
  test('neighbours with unequal MTU stay in the state that the case names', async () => {
    const [mtu = '', state = '', planned = ''] = quote(
      UNIVERSITY,
      /MTUが([\d,]+)のまま[^#]*?\((\w+)で止まります\)。設計書には([\d,]+)/,
    );
    const answer = await lab.run(`${FRR}
      nodes left right
      wire left core right core
      address left core 10.0.0.1/24
      address right core 10.0.0.2/24
      ip -n left link set dev core mtu ${mtu.replace(',', '')}
      ip -n right link set dev core mtu ${planned.replace(',', '')}
      ospf left 'network 10.0.0.0/24 area 0'
      ospf right 'network 10.0.0.0/24 area 0'
      capture left core 'proto ospf'
      # Both offer their databases several times, which two equal neighbours do once.
      within 120 sh -c 'test $(tcpdump -n -v -Z root -r /tmp/left-core.pcap 2>/dev/null | grep -c Database) -ge 8'
      ask left ospfd 'show ip ospf neighbor'
      ask right ospfd 'show ip ospf neighbor'`);
    const seen = [...answer.matchAll(/^10\.0\.0\.[12] +1 (\w+)\//gm)].map(([, name]) => name!);
    report.compare({
      claim: `OSPF, MTU ${mtu} and ${planned}`,
      file: UNIVERSITY,
      said: { states: [state] },
      seen: { states: [...new Set(seen)] },
      by: 'FRR',
    });
  });

  test('hellos carry the intervals of the table', async () => {
    const [hello = 0, dead = 0] = quoteNumbers(ARTICLE, /Hello (\d+)秒、Dead (\d+)秒\(初期値\)/);
    const packets = await lab.run(`${FRR}
      nodes left right
      wire left core right core
      address left core 10.0.0.1/24
      capture right core 'proto ospf'
      ospf left 'network 10.0.0.0/24 area 0'
      within 60 sh -c 'tcpdump -n -v -Z root -r /tmp/right-core.pcap 2>/dev/null | grep -q "Dead Timer"'
      seen right core -v`);
    const [, helloSeen, deadSeen] = /Hello Timer (\d+)s, Dead Timer (\d+)s/.exec(packets) ?? [];
    report.compare({
      claim: 'OSPF, intervals',
      file: ARTICLE,
      said: { hello, dead },
      seen: { hello: Number(helloSeen), dead: Number(deadSeen) },
      by: 'FRR',
    });
  });

  test('costs follow the two references of the table', async () => {
    const rows = [1, 10, 100].map((gigabits) =>
      quoteNumbers(ARTICLE, new RegExp(`\\| (${gigabits})Gbps \\| (\\d+) \\| (\\d+) \\|`)),
    );
    // 40 Gbps leaves a fraction: FRR rounds where others cut it off.
    const [, down = 0, up = 0] = quoteNumbers(
      ARTICLE,
      /40Gbpsは([\d.]+)になり、端数を切り捨てる機種では(\d+)、四捨五入する機種では(\d+)です/,
    );
    quote(ARTICLE, new RegExp(`\\| 40Gbps \\| 1 \\| (${down}か${up}) \\|`));
    for (const [column, reference] of [
      [1, 100],
      [2, 100_000],
    ] as const) {
      const said = Object.fromEntries(rows.map((row) => [`${row[0]}G`, row[column]!]));
      report.compare({
        claim: `OSPF, costs by ${reference} Mbps`,
        file: ARTICLE,
        said: { ...said, '40G': column === 1 ? 1 : up },
        seen: await costsByReference(lab, reference, [1, 10, 40, 100]),
        by: 'FRR',
      });
      await lab.clear();
    }
  });
});

describe('VRRP', () => {
  let packets: VrrpPacket[];

  beforeAll(async () => {
    packets = readVrrp(await lab.run(KEEPALIVED));
  });

  test('a backup takes over after the time of the formula', () => {
    const [interval = 0, priority = 0, seconds = 0] = quoteNumbers(
      ARTICLE,
      /(\d+)秒ごとに広告を送り[^#]*優先度(\d+)のバックアップなら[^#]*≒ ([\d.]+)秒です。/,
    );
    // The last change of the master: the one that is cut off cannot resign.
    const index = packets.findLastIndex((packet, at) => packet.from !== packets[at - 1]?.from);
    const [last, first] = [packets[index - 1]!, packets[index]!];
    const gap = first.time - last.time;
    const formula = 3 * last.interval + (256 - first.priority) / 256;
    report.compare({
      claim: 'VRRP, takeover',
      file: ARTICLE,
      said: { interval, priority, seconds },
      seen: { interval: last.interval, priority: first.priority, seconds: Math.floor(formula * 10) / 10 },
      by: `keepalived; measured ${gap.toFixed(2)} s`,
    });
    // A timer never ends early. The article regards twice the time as a fault.
    expect(gap).toBeGreaterThan(formula - 0.1);
    expect(gap).toBeLessThan(formula * 2);
  });

  test('the tracked priorities hand over, and the smaller step does not', () => {
    const [master = 0, backup = 0, step = 0, tracked = 0, smallStep = 0, untouched = 0] = quoteNumbers(
      ARTICLE,
      /マスター(\d+)、バックアップ(\d+)とし、上流の線が切れたら(\d+)下げる追跡を付けると、\d+ − \d+ = (\d+)で\d+を下回り、交代します。下げ幅が(\d+)では(\d+)のままで、何も起きません/,
    );
    const masters = packets.map(({ from, priority }) => `${from} ${priority}`);
    const phases = masters.filter((one, index) => one !== masters[index - 1]);
    report.compare({
      claim: `VRRP, tracking by ${smallStep} and by ${step}`,
      file: ARTICLE,
      said: {
        phases: [`one ${master}`, `one ${untouched}`, `one ${master}`, `one ${tracked}`, `two ${backup}`],
      },
      seen: { phases: phases.slice(0, 5) },
      by: 'keepalived',
    });
  });
});
