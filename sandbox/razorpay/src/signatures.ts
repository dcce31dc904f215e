import { createHmac, timingSafeEqual } from 'node:crypto';

export const hmac = (secret: string, message: string): string =>
  createHmac('sha256', secret).update(message).digest('hex');

export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
