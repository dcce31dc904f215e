/** A name, one @, and a domain with a dot; what is beyond that only a message sent to it can tell. */
const shape = /^[^\s@"<>(),:;[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** A typed e-mail address, trimmed and in small letters; null for none, 'wrong' for no address. */
export function readEmail(text: string): string | null | 'wrong' {
  const email = text.trim().toLowerCase();
  if (email === '') return null;
  const [name = ''] = email.split('@');
  const dots = name.startsWith('.') || name.endsWith('.') || name.includes('..');
  return !dots && email.length <= 254 && shape.test(email) ? email : 'wrong';
}
