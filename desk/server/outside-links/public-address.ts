import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 ranges that are not public: https://www.iana.org/assignments/iana-ipv4-special-registry */
const PRIVATE_IPV4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Metadata services of clouds, which expose credentials of the machine.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]);
/** Allocated global range of IPv6, which excludes IPv4-mapped addresses. */
const GLOBAL_IPV6 = listOf('ipv6', [['2000::', 3]]);
/**
 * Parts of that range that map to IPv4 or are not routed: https://www.iana.org/assignments/iana-ipv6-special-registry
 */
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

/** Whether an IP address is public: not of a private network, of this machine, or of a cloud's metadata service. */
export function isPublic(ip: string): boolean {
  switch (isIP(ip)) {
    case 4:
      return !PRIVATE_IPV4.check(ip, 'ipv4');
    case 6:
      // A zone names a network interface of this machine.
      return !ip.includes('%') && GLOBAL_IPV6.check(ip, 'ipv6') && !PRIVATE_IPV6.check(ip, 'ipv6');
    default:
      return false;
  }
}

/** Thrown when a name resolves to an address that must not be requested. */
export class PrivateAddressError extends Error {}

/**
 * Wraps a lookup so that it fails for names with a forbidden address. Connections use the addresses that were checked,
 * so a different answer to a later lookup (DNS rebinding) has no effect.
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
