import { minutes } from '@sabuja/kit';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '../../platform/clock.ts';
import type { Listener } from '../../platform/db/index.ts';

const ACCESS_TOKEN_LIFETIME = minutes(15);
/** The claims of an access token: customer uid and id, session id, expiry (seconds since the epoch). */
type Claims = { sub: string; cid: number; sid: string; exp: number };
export type Principal = { customerId: number; customerUid: string; sessionId: string };

/**
 * Access tokens: JWTs valid for 15 minutes, or until their session is revoked. The database publishes revoked sessions
 * on `ended_sessions`; each server stores them for the lifetime of a token.
 */
export class AccessTokens {
  readonly #sign: (claims: Claims) => string;
  readonly #verify: (token: string) => Claims;
  readonly #clock: Clock;
  readonly #revokedSessions = new Map<string, number>();
  #isListening = false;
  #epoch = 0;

  constructor(secret: string, clock: Clock) {
    this.#clock = clock;
    this.#sign = createSigner({ key: secret, algorithm: 'HS256' }) as (claims: Claims) => string;
    this.#verify = createVerifier({
      key: secret,
      algorithms: ['HS256'],
      cache: 2000,
      ignoreExpiration: true,
    }) as (token: string) => Claims;
  }

  issue(principal: Principal): string {
    const exp = Math.floor((this.#clock.now().getTime() + ACCESS_TOKEN_LIFETIME) / 1000);
    return this.#sign({
      sub: principal.customerUid,
      cid: principal.customerId,
      sid: principal.sessionId,
      exp,
    });
  }

  /**
   * Returns the principal of a token; undefined when the token is forged or expired, or its session is known to be
   * revoked.
   */
  verify(token: string): Principal | undefined {
    try {
      const claims = this.#verify(token);
      if (claims.exp * 1000 <= this.#clock.now().getTime()) return undefined;
      if (this.#revokedSessions.has(claims.sid)) return undefined;
      return { customerId: claims.cid, customerUid: claims.sub, sessionId: claims.sid };
    } catch {
      return undefined;
    }
  }

  /** Returns the session of a token signed by the shop, expired or not; undefined for a forged one. */
  sessionOf(token: string): string | undefined {
    try {
      return this.#verify(token).sid;
    } catch {
      return undefined;
    }
  }

  /** False while revocations cannot be received: each token must then be checked in the database. */
  get isReceivingRevocations(): boolean {
    return this.#isListening;
  }

  revokeSession(sessionId: string): void {
    const now = this.#clock.now().getTime();
    this.#revokedSessions.set(sessionId, now + ACCESS_TOKEN_LIFETIME);
    for (const [id, until] of this.#revokedSessions) {
      if (until > now) break;
      this.#revokedSessions.delete(id);
    }
  }

  /** Listens for sessions that end on any server; `listRecentlyEnded` reads those that ended before the connection. */
  listener(listRecentlyEnded: (since: Date) => Promise<string[]>): Listener {
    return {
      channel: 'ended_sessions',
      onMessage: (sessionId) => this.revokeSession(sessionId),
      onReady: () => {
        const epoch = ++this.#epoch;
        listRecentlyEnded(new Date(this.#clock.now().getTime() - ACCESS_TOKEN_LIFETIME)).then(
          (ids) => {
            for (const id of ids) this.revokeSession(id);
            // The connection may have been lost again while the ended sessions were being read.
            if (epoch === this.#epoch) this.#isListening = true;
          },
          ignoreUntilNextReady,
        );
      },
      onLost: () => {
        this.#epoch += 1;
        this.#isListening = false;
      },
    };
  }
}

/** Losing the connection is safe: each token is then checked in the database. */
const ignoreUntilNextReady = () => {};
