/** A local part, one @, and a domain with a dot; only sending a message could verify more. */
const emailPattern =
  /^[^\s@"<>(),:;[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/**
 * Parses a typed e-mail address, trimmed and in lower case; null for an empty text, 'wrong' for an invalid
 * address.
 */
export function parseEmail(text: string): string | null | 'wrong' {
  const email = text.trim().toLowerCase();
  if (email === '') return null;
  const [name = ''] = email.split('@');
  const hasMisplacedDots = name.startsWith('.') || name.endsWith('.') || name.includes('..');
  return !hasMisplacedDots && email.length <= 254 && emailPattern.test(email) ? email : 'wrong';
}
