const brandPattern =
  /^https?:\/\/(?:[\w-]+\.)*(?:(instagram|facebook|youtube|linkedin|whatsapp|google|apple|x)\.com|(wa)\.me)(?:[/?#]|$)/i;

/** The brand of a URL by its host; 'web' if unknown or invalid. */
export function brandOfUrl(url: string): string {
  const [, company, messenger] = brandPattern.exec(url) ?? [];
  return company?.toLowerCase() ?? (messenger ? 'whatsapp' : 'web');
}
