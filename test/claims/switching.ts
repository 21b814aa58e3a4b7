/**
 * Shell functions: `nodes_of_igmp` makes a switch with a viewer; `join`, `leave` and `join_again` are the viewer's,
 * `present` and `absent` test the switch's table.
 */
export const IGMP_SWITCH = `
  nodes_of_igmp() {
    nodes switch viewer
    ip -n switch link add name bridge0 type bridge
    ip -n switch link set dev bridge0 up
    wire viewer eth switch viewer
    ip -n switch link set dev viewer master bridge0
    address switch bridge0 10.0.0.1/24
    address viewer eth 10.0.0.2/24
    on viewer sysctl -qw net.ipv4.conf.eth.force_igmp_version=2
  }
  present() { bridge -n switch mdb show | grep -q 239.1.1.1; }
  absent() { ! present; }
  join_again() {
    # The report of a join is the first packet that fills the table.
    within 60 sh -c 'ip -n viewer address add 239.1.1.1/32 dev eth autojoin 2>/dev/null || { ip -n viewer address delete 239.1.1.1/32 dev eth; false; }'
    within 60 present
  }
  join() { ip -n viewer address add 239.1.1.1/32 dev eth autojoin && within 60 present; }
  leave() { ip -n viewer address delete 239.1.1.1/32 dev eth; }`;

/**
 * Two pairs of bonds, slow and fast, with a wire between the ends that can be cut without a loss of the link. Prints
 * the frames of each pair, when it was cut and when its near end left the bundle.
 */
export const BONDS = `
  pair() {
    local pair=$1 end one
    shift
    nodes $pair-a $pair-b $pair-m
    for end in a b; do
      ip -n $pair-$end link add name bond0 type bond mode 802.3ad miimon 100 "$@"
      wire $pair-$end port $pair-m $end
    done
    # Before the first frame.
    capture $pair-m a 'ether proto 0x8809'
    for end in a b; do
      ip -n $pair-$end link set dev port down
      ip -n $pair-$end link set dev port master bond0
      ip -n $pair-$end link set dev bond0 up
    done
    for one in a:b b:a; do
      on $pair-m tc qdisc add dev \${one%:*} ingress
      on $pair-m tc filter add dev \${one%:*} parent ffff: matchall action mirred egress redirect dev \${one#*:}
    done
  }
  joined() {
    ip -n $1-a -d link show dev port | grep -q 'ad_actor_oper_port_state_str <[^>]*distributing'
  }
  alone() { ! joined $1; }
  pair slow lacp_rate slow
  pair fast lacp_rate fast
  within 120 joined slow
  within 120 joined fast
  for one in slow fast; do
    on $one-m tc filter delete dev b parent ffff:
    echo "$one cut $(date +%s.%N)"
  done
  within 60 alone fast
  echo "fast alone $(date +%s.%N)"
  within 200 alone slow
  echo "slow alone $(date +%s.%N)"
  for one in slow fast; do
    echo "frames of $one"
    seen $one-m a -tt -e
    # The permanent address of the near end.
    ip -n $one-a -d link show dev port | sed -n 's/.*perm_hwaddr \\([0-9a-f:]*\\).*/near end \\1/p'
  done`;

/** Seconds between frames and from the last frame of the partner to its loss. */
export function bondTimes(output: string): Record<string, number> {
  const frames = (name: string) => {
    const part = output.split(`frames of ${name}\n`)[1]?.split('frames of')[0] ?? '';
    return [...part.matchAll(/^(\d+\.\d+) (\S+) >/gm)].map(([, time, from]) => ({
      time: Number(time),
      from: from!,
    }));
  };
  const near = (name: string) => /near end (\S+)/.exec(output.split(`frames of ${name}\n`)[1] ?? '')?.[1];
  const moment = (words: string) => Number(new RegExp(`${words} ([\\d.]+)`).exec(output)?.[1]);
  const times: Record<string, number> = {};
  for (const name of ['slow', 'fast']) {
    const [cut, alone] = [moment(`${name} cut`), moment(`${name} alone`)];
    const heard = frames(name).findLast(({ from, time }) => from !== near(name) && time <= cut);
    const sent = frames(name).filter(
      ({ from, time }) => from === near(name) && time > (heard?.time ?? 0) && time < alone - 0.5,
    );
    const gaps = sent.slice(1).map(({ time }, index) => time - sent[index]!.time);
    // The median: answers to a changed state go out between the regular frames.
    times[`${name}Sends`] = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)]!;
    times[`${name}Ends`] = alone - (heard?.time ?? 0);
  }
  return times;
}
