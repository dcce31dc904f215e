import { createHmac, randomInt } from 'node:crypto';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns a random id in the provider's format: 'order_' and fourteen letters or digits. */
export const newId = (prefix: 'order' | 'pay' | 'rfnd' | 'card' | 'evt' | 'plink'): string =>
  `${prefix}_${randomText(14, () => randomInt(base62.length))}`;

/** Returns an id in the provider's format that is derived from a text, so that it is always the same for this text. */
export function idOf(prefix: 'setl' | 'pay', text: string): string {
  const bytes = createHmac('sha512', 'sandbox_razorpay').update(text).digest();
  return `${prefix}_${randomText(14, (i) => (bytes[i] ?? 0) % base62.length)}`;
}

/** Returns the keys of the sandbox, derived from the secret, so that they are the same after a restart. */
export function deriveKeys(secret: string): Keys {
  const derive = (name: string, length: number): string => {
    const bytes = createHmac('sha512', secret).update(`sandbox_razorpay ${name}`).digest();
    return randomText(length, (i) => (bytes[i] ?? 0) % base62.length);
  };
  return {
    keyId: `rzp_test_${derive('key id', 14)}`,
    keySecret: derive('key secret', 24),
    webhookSecret: derive('webhook secret', 24),
    accountId: `acc_${derive('account', 14)}`,
  };
}

export type Keys = { keyId: string; keySecret: string; webhookSecret: string; accountId: string };

const randomText = (length: number, indexAt: (i: number) => number): string =>
  Array.from({ length }, (_, i) => base62[indexAt(i)]).join('');
