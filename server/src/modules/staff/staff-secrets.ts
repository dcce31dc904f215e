import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';

const RECOVERY_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keyed hashes, random tokens and encryption of the staff module; the key is the shop's session secret. */
export class StaffSecrets {
  readonly #key: string;
  readonly #cipherKey: Buffer;
  constructor(key: string) {
    this.#key = key;
    this.#cipherKey = Buffer.from(hkdfSync('sha256', key, '', 'staff second factors', 32));
  }

  /** The keyed hash of `parts`; `purpose` separates hashes of different uses. */
  hash(purpose: string, ...parts: string[]): Buffer {
    return createHmac('sha256', this.#key)
      .update(['staff', purpose, ...parts].join('\n'))
      .digest();
  }

  /** The anti-forgery token of a session; it can be computed only from the session's cookie. */
  xsrfTokenOf(sessionToken: string): string {
    return this.hash('xsrf', sessionToken).toString('base64url');
  }

  /** 256 random bits as text. */
  generateToken(): string {
    return randomBytes(32).toString('base64url');
  }

  /** A recovery code of about 50 bits: 'x7k2p-9mwqa'. */
  generateRecoveryCode(): string {
    const half = () =>
      Array.from({ length: 5 }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]);
    return `${half().join('')}-${half().join('')}`;
  }

  /** Encrypts with AES-256-GCM: initialization vector, tag, ciphertext. */
  encrypt(text: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#cipherKey, iv);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  }

  /**
   * Decrypts the result of `encrypt`.
   * @throws when the shop's secret has changed, or the bytes were changed
   */
  decrypt(bytes: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#cipherKey, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = bytes.subarray(IV_BYTES + TAG_BYTES);
    return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
  }
}
