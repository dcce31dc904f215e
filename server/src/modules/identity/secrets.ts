import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_DIGITS } from '@sabuja/contract/limits';

/** Compares texts in a time that does not reveal where they differ. */
export function constantTimeEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Keyed hashes and random tokens; the key is the shop's session secret. */
export class Secrets {
  readonly #key: string;
  constructor(key: string) {
    this.#key = key;
  }

  /** The keyed hash of `parts`; `purpose` separates hashes of different uses. */
  hash(purpose: string, ...parts: string[]): Buffer {
    return createHmac('sha256', this.#key)
      .update([purpose, ...parts].join('\n'))
      .digest();
  }

  /** 256 random bits as text. */
  generateToken(): string {
    return randomBytes(32).toString('base64url');
  }

  /** A one-time code: random digits. */
  generateCode(): string {
    return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  }
}
