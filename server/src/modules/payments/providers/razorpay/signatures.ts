import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns hex(HMAC-SHA256), the provider's signature scheme. */
export const sign = (secret: string, message: string | Buffer): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Compares in constant time, to reveal nothing about where a wrong signature differs. */
export function isSigned(secret: string, message: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(sign(secret, message));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
