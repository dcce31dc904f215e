/**
 * Returns the key of a client for rate limits: the IPv4 address, or the first 64 bits of the IPv6 address, since one
 * household has a whole /64 network.
 */
export function clientKeyOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const groupCount = [...groups(head), ...groups(tail)].length;
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - groupCount)).fill('0') : [];
  const allGroups = [...groups(head), ...zeros, ...groups(tail)];
  return `${allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
