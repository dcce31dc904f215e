import { createHmac, randomBytes, randomInt } from 'node:crypto';

/** Keyed hashes and random tokens; the key is the shop's session secret. */
export class Secrets {
  readonly #key: string;
  constructor(key: string) {
    this.#key = key;
  }

  /** The keyed hash of `parts`, told apart by what they are `for`. */
  hash(purpose: string, ...parts: string[]): Buffer {
    return createHmac('sha256', this.#key)
      .update([purpose, ...parts].join('\n'))
      .digest();
  }

  /** 256 random bits as text. */
  token(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Five random digits. */
  code(): string {
    return String(randomInt(100_000)).padStart(5, '0');
  }
}
