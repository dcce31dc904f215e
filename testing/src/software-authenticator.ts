import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

type Options = {
  /** The initial signature counter that it reports; null: it has no counter. */
  counter?: number | null;
  /** Whether it reports that it has verified the user. */
  isUserVerified?: boolean;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');

/** Encodes the types that an authenticator sends (integers, bytes, texts and maps) as CBOR (RFC 8949). */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    const first = major << 5;
    if (length < 24) return Buffer.from([first | length]);
    if (length < 256) return Buffer.from([first | 24, length]);
    return Buffer.from([first | 25, length >> 8, length & 0xff]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].map(([key, of]) =>
    Buffer.concat([cbor(key), cbor(of as Parameters<typeof cbor>[0])]),
  );
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A browser with an authenticator (WebAuthn) that creates one passkey of the curve P-256 and signs with it. */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(32));
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #userHandle: string | undefined;
  /** The origin that the browser reports for the page. */
  origin: string;
  counter: number | null;
  isUserVerified: boolean;

  constructor(origin: string, { counter = 0, isUserVerified = true }: Options = {}) {
    this.origin = origin;
    this.counter = counter;
    this.isUserVerified = isUserVerified;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: key type EC2, ES256, curve P-256, coordinates.
    this.#publicKey = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  /** Creates the passkey; returns the response of `navigator.credentials.create`. */
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }) {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const idLength = Buffer.from([id.length >> 8, id.length & 0xff]);
    const data = Buffer.concat([
      this.#authenticatorData(options.rp.id, HAS_CREDENTIAL),
      Buffer.alloc(16),
      idLength,
      id,
      this.#publicKey,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options.challenge)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the passkey; returns the response of `navigator.credentials.get`. */
  get(options: { challenge: string; rpId: string }) {
    if (this.counter !== null) this.counter++;
    const clientData = this.#clientData('webauthn.get', options.challenge);
    const data = this.#authenticatorData(options.rpId, 0);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#key);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(this.#userHandle && { userHandle: this.#userHandle }),
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    const verified = this.isUserVerified ? USER_VERIFIED : 0;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter ?? 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | USER_PRESENT | verified]), counter]);
  }
}
