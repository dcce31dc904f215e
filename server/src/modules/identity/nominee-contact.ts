import { parseMobile } from '@sabuja/contract/rules/mobile-number';
import { parseEmail } from './email.ts';

/**
 * Normalizes the typed contact of a nominee: an Indian mobile number in any usual form, returned as +91…, or an e-mail
 * address. Undefined for anything else.
 */
export function normalizeContact(text: string): string | undefined {
  const digits = parseMobile(text);
  if (digits !== undefined) return `+91${digits}`;
  const email = parseEmail(text);
  return email === 'wrong' || email === null ? undefined : email;
}
