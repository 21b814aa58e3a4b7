import { describe, test } from '@jest/globals';
import { quote, quoteNumbers } from '../support/network-lab/claims.ts';
import { labFor } from '../support/network-lab/lab-for.ts';

const VLAN_ARTICLE = 'technology/vlan-trunk-basics.md';
const QOS_ARTICLE = 'technology/qos-dscp-design.md';

const { lab, report } = labFor('vlan');

/** Bytes of the check sequence, which captures do not contain. */
const FCS = 4;

describe('VLAN', () => {
  test('a tag makes the largest frame longer by its four bytes', async () => {
    const [plain = '', tagged = '', type = ''] = quote(
      VLAN_ARTICLE,
      /最大フレーム長は([\d,]+)バイトから([\d,]+)バイト[^#]*TPID \| 16ビット \| [^|]*(0x\d+) \|/,
    );
    const frames = await lab.run(`
      nodes left right
      wire left eth right eth
      for end in left right; do
        ip -n $end link add link eth name tagged type vlan id 100
        ip -n $end link set dev tagged up
      done
      address left eth 10.0.0.1/24
      address right eth 10.0.0.2/24
      address left tagged 10.1.0.1/24
      address right tagged 10.1.0.2/24
      capture right eth
      on left ping -n -c 1 -M do -s 1472 10.0.0.2 >/dev/null
      on left ping -n -c 1 -M do -s 1472 10.1.0.2 >/dev/null
      seen right eth -e | grep 'echo request'`);
    const lengths = [...frames.matchAll(/ethertype [^,]*, length (\d+)/g)].map(([, length]) =>
      Number(length),
    );
    const bytes = (text: string) => Number(text.replace(',', ''));
    report.compare({
      claim: '802.1Q, largest frame and TPID',
      file: VLAN_ARTICLE,
      said: { frames: [bytes(plain), bytes(tagged)], type },
      seen: {
        frames: lengths.map((length) => length + FCS),
        type: /ethertype 802\.1Q \((0x\d+)\)/.exec(frames)?.[1] ?? '',
      },
      by: 'Linux 8021q',
    });
  });

  test('a bridge takes the numbers of the article and no others', async () => {
    const [least = 0, most = 0] = quoteNumbers(VLAN_ARTICLE, /使える番号は(\d+)〜(\d+)です/);
    const answer = await lab.run(`
      nodes switch far
      wire switch port far eth
      ip -n switch link add name bridge0 type bridge vlan_filtering 1
      ip -n switch link set dev port master bridge0
      for number in 0 1 4094 4095; do
        bridge -n switch vlan add vid $number dev port 2>/dev/null && echo "takes $number"
      done || true`);
    const taken = [...answer.matchAll(/takes (\d+)/g)].map(([, number]) => Number(number));
    report.compare({
      claim: '802.1Q, numbers',
      file: VLAN_ARTICLE,
      said: { taken: [least, most] },
      seen: { taken },
      by: 'Linux bridge',
    });
  });

  test('a trunk with unequal native VLANs joins the two', async () => {
    const [left = 0, right = 0] = quoteNumbers(
      VLAN_ARTICLE,
      /片側が(\d+)、反対側が(\d+)なら、2つのVLANが気づかないうちにつながります/,
    );
    const answer = await lab.run(`
      nodes here there switch1 switch2
      wire switch1 trunk switch2 trunk
      wire here eth switch1 access
      wire there eth switch2 access
      for pair in switch1:${left} switch2:${right}; do
        switch=\${pair%:*} number=\${pair#*:}
        ip -n $switch link add name bridge0 type bridge vlan_filtering 1 vlan_default_pvid 0
        ip -n $switch link set dev bridge0 up
        for port in trunk access; do
          ip -n $switch link set dev $port master bridge0
          bridge -n $switch vlan add vid $number dev $port pvid untagged
        done
      done
      address here eth 10.0.0.1/24
      address there eth 10.0.0.2/24
      within 60 nsenter --net=/run/netns/here ping -n -c 1 -W 1 10.0.0.2
      bridge -n switch2 vlan delete vid ${right} dev trunk
      bridge -n switch2 vlan add vid ${right} dev trunk
      on here ping -n -c 1 -W 1 10.0.0.2 || echo separate`);
    report.compare({
      claim: `native VLAN ${left} and ${right}`,
      file: VLAN_ARTICLE,
      said: { joined: true, separateWhenTagged: true },
      seen: { joined: true, separateWhenTagged: answer.includes('separate') },
      by: 'Linux bridge',
    });
  });

  test('a call of G.711 needs the bytes and the bandwidth of the table', async () => {
    const [voice = 0, total = 0, perSecond = 0, kilobits = 0] = quoteNumbers(
      QOS_ARTICLE,
      /音声 \| (\d+) \|[^#]*合計 \| (\d+) \|[^#]*毎秒(\d+)個なので、\d+ × 8 × \d+ = ([\d.]+)kbps/,
    );
    const frames = await lab.run(`
      nodes phone far
      wire phone eth far eth
      for end in phone far; do
        ip -n $end link add link eth name voice type vlan id 30
        ip -n $end link set dev voice up
      done
      address phone voice 10.0.0.1/24
      address far voice 10.0.0.2/24
      capture far eth 'vlan and udp'
      # A header of RTP, 12 bytes, before the voice.
      head -c ${12 + voice} /dev/zero | on phone nc.openbsd -u -q 0 10.0.0.2 4000
      within 60 sh -c 'tcpdump -n -Z root -r /tmp/far-eth.pcap 2>/dev/null | grep -q UDP'
      seen far eth -e`);
    const [, length] = /length (\d+): vlan 30/.exec(frames) ?? [];
    // Preamble and gap between frames.
    const bytes = Number(length) + FCS + 20;
    report.compare({
      claim: 'G.711 every 20 ms in a VLAN',
      file: QOS_ARTICLE,
      said: { bytes: total, kilobits },
      seen: { bytes, kilobits: (bytes * 8 * perSecond) / 1_000 },
      by: 'Linux UDP over 8021q',
    });
  });
});
