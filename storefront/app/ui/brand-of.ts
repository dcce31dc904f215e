const brandPattern =
  /^https?:\/\/(?:[\w-]+\.)*(?:(instagram|facebook|youtube|linkedin|whatsapp|google|apple|x)\.com|(wa)\.me)(?:[/?#]|$)/i;

/** Whose icon an address has, told by its host: 'web' for one that is not known, or no address. */
export function brandOfUrl(url: string): string {
  const [, company, messenger] = brandPattern.exec(url) ?? [];
  return company?.toLowerCase() ?? (messenger ? 'whatsapp' : 'web');
}
