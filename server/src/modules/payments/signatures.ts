import { createHmac, timingSafeEqual } from 'node:crypto';

/** hex(HMAC-SHA256), the provider's way to sign. */
export const sign = (secret: string, message: string | Buffer): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Compares in a time that tells nothing of where a wrong signature differs. */
export function isSigned(secret: string, message: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(sign(secret, message));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
