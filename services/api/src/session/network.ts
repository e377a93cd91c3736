import ipaddr from 'ipaddr.js';

/** Hextets of an IPv6 address that identify its network, within which the holder may use any address. */
const networkHextets = 4;

/**
 * The network that failed sign-ins of an address count for: an IPv4 address itself, also when mapped to IPv6, and the /64
 * of any other IPv6 address. Other texts, which only a proxy can send, are one network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const hextets = parsed.parts.slice(0, networkHextets).map((part) => part.toString(16));
  return `${hextets.join(':')}::/64`;
}
