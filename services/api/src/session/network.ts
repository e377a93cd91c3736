import ipaddr from 'ipaddr.js';

/** Hextets of an IPv6 address that name its network; within it, its holder may take any address. */
const networkHextets = 4;

/**
 * The network that failed sign-ins of an address count for: an IPv4 address itself, also where IPv6 carries it, and the
 * /64 of any other IPv6 address. Anything else, which only a proxy could have sent, is one network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const hextets = parsed.parts.slice(0, networkHextets).map((part) => part.toString(16));
  return `${hextets.join(':')}::/64`;
}
