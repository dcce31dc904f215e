/** A name, one @, and a domain with a dot; what is beyond that only a message sent to it can tell. */
const emailPattern =
  /^[^\s@"<>(),:;[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** A typed e-mail address, trimmed and in small letters; null for none, 'wrong' for no address. */
export function parseEmail(text: string): string | null | 'wrong' {
  const email = text.trim().toLowerCase();
  if (email === '') return null;
  const [name = ''] = email.split('@');
  const hasMisplacedDots = name.startsWith('.') || name.endsWith('.') || name.includes('..');
  return !hasMisplacedDots && email.length <= 254 && emailPattern.test(email) ? email : 'wrong';
}
