import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What of IPv4 is no machine of the internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const PRIVATE_IPV4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Clouds answer here with the secrets of a machine.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]);
/** All that is given out of IPv6; IPv4 in its clothes is not. */
const GLOBAL_IPV6 = listOf('ipv6', [['2000::', 3]]);
/** Of that, what leads into IPv4 or nowhere: https://www.iana.org/assignments/iana-ipv6-special-registry */
const PRIVATE_IPV6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
]);

function listOf(
  family: 'ipv4' | 'ipv6',
  nets: readonly (readonly [net: string, prefix: number])[],
): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
}

/** Whether an IP address is one of the internet, and none of a private network, of this machine, or of a cloud's own services. */
export function isPublic(ip: string): boolean {
  switch (isIP(ip)) {
    case 4:
      return !PRIVATE_IPV4.check(ip, 'ipv4');
    case 6:
      // A zone names a network card of this machine.
      return !ip.includes('%') && GLOBAL_IPV6.check(ip, 'ipv6') && !PRIVATE_IPV6.check(ip, 'ipv6');
    default:
      return false;
  }
}

/** A machine that may not be asked. */
export class PrivateAddressError extends Error {}

/**
 * Looks names up, and knows no machine that may not be asked. What is connected to is what was looked at: a name that means another
 * machine the next time gains nothing.
 */
export function guarded(lookup: LookupFunction, mayAsk: (ip: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const all = Array.isArray(found) ? found : [];
      const [first] = all;
      if (!first || !all.every(({ address }) => mayAsk(address)))
        return done(new PrivateAddressError('a private address'), '', 0);
      if (options.all) return done(null, all);
      done(null, first.address, first.family);
    });
  };
}
