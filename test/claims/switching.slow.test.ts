import { describe, expect, test } from '@jest/globals';
import { asTimers, quote, quoteNumbers } from '../support/network-lab/claims.ts';
import { labFor } from '../support/network-lab/lab-for.ts';
import { BONDS, bondTimes, IGMP_SWITCH } from './switching.ts';

const IGMP_ARTICLE = 'technology/igmp-snooping-querier.md';
const LACP_ARTICLE = 'technology/lacp-link-aggregation.md';
const RSTP_ARTICLE = 'technology/loop-prevention-rstp.md';

const { lab, report } = labFor('switching');

describe('multicast', () => {
  test('three groups share the MAC address of the list', async () => {
    const said = quote(IGMP_ARTICLE, /- ([\d.]+)は([\w-]+)\n- ([\d.]+)も([\w-]+)\n- ([\d.]+)も([\w-]+)/);
    const groups = [said[0]!, said[2]!, said[4]!];
    const frames = await lab.run(`
      nodes camera far
      wire camera eth far eth
      address camera eth 10.0.0.1/24
      ip -n camera route add 224.0.0.0/4 dev eth
      capture far eth udp
      for group in ${groups.join(' ')}; do echo image | on camera nc.openbsd -u -q 0 $group 9000; done
      within 60 sh -c 'test $(tcpdump -n -Z root -r /tmp/far-eth.pcap 2>/dev/null | wc -l) -ge 3'
      seen far eth -e`);
    const seen = groups.map(
      (group) =>
        new RegExp(`> ([\\w:]+), [^>]*> ${group.replaceAll('.', '\\.')}\\.9000`).exec(frames)?.[1] ?? '',
    );
    report.compare({
      claim: `MAC address of ${groups.join(', ')}`,
      file: IGMP_ARTICLE,
      said: { addresses: [said[1]!, said[3]!, said[5]!] },
      seen: { addresses: seen.map((address) => address.replaceAll(':', '-').toUpperCase()) },
      by: 'Linux IPv4',
    });
  });

  test('a member expires after the time of the table, unless a querier asks', async () => {
    const [interval = 0, response = 0, robustness = 0, expiry = 0] = quoteNumbers(
      IGMP_ARTICLE,
      /問い合わせの間隔 \| (\d+)秒 \|\n\| 応答までの最大時間 \| (\d+)秒 \|\n\| 堅牢性の係数 \| (\d+) \|\n[^\n]*= (\d+)秒 \|/,
    );
    const answer = await lab.run(`${IGMP_SWITCH}
      nodes_of_igmp
      join
      echo "timer $(bridge -n switch -s mdb show | sed -n 's/.*239.1.1.1.* \\([0-9.]*\\)$/\\1/p')"
      ip -n switch -d link show dev bridge0
      # A hundredth of the times, without a querier.
      ip -n switch link set dev bridge0 type bridge mcast_query_interval 125 \
        mcast_query_response_interval 10 mcast_membership_interval 260
      leave
      join
      within 60 absent
      echo 'expired without a querier'
      capture viewer eth igmp
      ip -n switch link set dev bridge0 type bridge mcast_querier 1
      join_again
      # Longer than the entry lives without an answer.
      within 60 sh -c 'test $(tcpdump -n -Z root -r /tmp/viewer-eth.pcap 2>/dev/null | grep -c "igmp query") -ge 6'
      present && echo 'kept by the querier'`);
    const centiseconds = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(answer)?.[1]) / 100;
    report.compare({
      claim: 'IGMP snooping, timers',
      file: IGMP_ARTICLE,
      said: { interval, response, expiry, sum: interval * robustness + response },
      seen: {
        interval: centiseconds('mcast_query_interval'),
        response: centiseconds('mcast_query_response_interval'),
        expiry: centiseconds('mcast_membership_interval'),
        sum: centiseconds('mcast_membership_interval'),
      },
      by: 'Linux bridge',
    });
    // What was left of it when the table was read.
    const left = Number(/timer ([\d.]+)/.exec(answer)?.[1]);
    expect(left).toBeLessThanOrEqual(expiry);
    expect(left).toBeGreaterThan(expiry * 0.9);
    expect(answer).toContain('expired without a querier');
    expect(answer).toContain('kept by the querier');
  });

  test('after a leave the switch waits as long as the article says', async () => {
    const [seconds = 0, times = 0] = quoteNumbers(
      IGMP_ARTICLE,
      /残った受信者がいないかを(\d+)秒おきに(\d+)回尋ねて/,
    );
    const answer = await lab.run(`${IGMP_SWITCH}
      nodes_of_igmp
      ip -n switch link set dev bridge0 type bridge mcast_querier 1
      join
      capture viewer eth igmp
      leave
      within 60 absent
      echo "gone $(date +%s.%N)"
      ip -n switch -d link show dev bridge0
      seen viewer eth -tt -v`);
    const setting = (name: string) =>
      Number(new RegExp(`mcast_last_member_${name} (\\d+)`).exec(answer)?.[1]);
    const [, asked] = /^(\d+\.\d+) IP[^\n]*\n[^\n]*igmp query[^\n]*gaddr 239\.1\.1\.1\]/m.exec(answer) ?? [];
    const waited = Number(/gone ([\d.]+)/.exec(answer)?.[1]) - Number(asked);
    report.compare({
      claim: 'IGMP, wait after a leave',
      file: IGMP_ARTICLE,
      said: { seconds, times },
      seen: { seconds: setting('interval') / 100, times: setting('count') },
      by: `Linux bridge; measured ${waited.toFixed(2)} s`,
    });
    expect(waited).toBeGreaterThan(seconds * times - 0.1);
    expect(waited).toBeLessThan(seconds * times * 2);
  });
});

describe('redundancy', () => {
  test('STP waits the shorter time before a port forwards', async () => {
    const [shorter = 0, longer = 0] = quoteNumbers(
      RSTP_ARTICLE,
      /かつてのSTPは切り替えに(\d+)〜(\d+)秒かかりましたが/,
    );
    const [priority = 0] = quoteNumbers(RSTP_ARTICLE, /初期値は全台(\d+)で/);
    const answer = await lab.run(`
      nodes one two
      for switch in one two; do
        ip -n $switch link add name bridge0 type bridge stp_state 1
        ip -n $switch link set dev bridge0 up
      done
      wire one port two port
      capture two port stp
      for switch in one two; do ip -n $switch link set dev port master bridge0; done
      before=$(cut -d' ' -f1 /proc/uptime)
      within 120 sh -c 'bridge -n one link show | grep -q "state forwarding"'
      echo "forwards $before $(cut -d' ' -f1 /proc/uptime)"
      seen two port -v`);
    const [, before, after] = /forwards ([\d.]+) ([\d.]+)/.exec(answer) ?? [];
    const [, age, delay] =
      /max-age ([\d.]+)s, hello-time [\d.]+s, forwarding-delay ([\d.]+)s/.exec(answer) ?? [];
    const [, bridge] = /bridge-id (\w{4})\./.exec(answer) ?? [];
    const waited = Number(after) - Number(before);
    report.compare({
      claim: 'STP, convergence and priority',
      file: RSTP_ARTICLE,
      said: { shorter, longer, priority },
      seen: {
        shorter: 2 * Number(delay),
        longer: Number(age) + 2 * Number(delay),
        priority: Number.parseInt(bridge ?? '', 16),
      },
      by: `Linux bridge; measured ${waited.toFixed(1)} s`,
    });
    expect(waited).toBeGreaterThan(shorter - 0.5);
    expect(waited).toBeLessThan(longer);
  });

  test('LACP sends and gives up as in the table', async () => {
    const [slowSends = 0, slowEnds = 0, fastSends = 0, fastEnds = 0] = quoteNumbers(
      LACP_ARTICLE,
      /\| Slow \| (\d+)秒 \| (\d+)秒 \|\n\| Fast \| (\d+)秒 \| (\d+)秒 \|/,
    );
    const said = { slowSends, slowEnds, fastSends, fastEnds };
    const times = bondTimes(await lab.run(BONDS));
    report.compare({
      claim: 'LACP, intervals and time-outs',
      file: LACP_ARTICLE,
      said,
      seen: asTimers(times, said),
      by: `Linux bonding; measured ${Object.values(times)
        .map((time) => time.toFixed(1))
        .join(', ')} s`,
    });
  });
});
