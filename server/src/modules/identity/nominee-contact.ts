import { parseEmail } from './email.ts';

/**
 * Normalizes the typed contact of a nominee: an Indian mobile number in any usual form, returned as +91…, or an e-mail
 * address. Undefined for anything else.
 */
export function normalizeContact(text: string): string | undefined {
  const [, digits] = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(text.replace(/[\s().-]/g, '')) ?? [];
  if (digits !== undefined) return `+91${digits}`;
  const email = parseEmail(text);
  return email === 'wrong' || email === null ? undefined : email;
}
