import { minutes } from '@sabuja/kit';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '../../platform/clock.ts';
import type { Listener } from '../../platform/db/index.ts';

const ACCESS_TOKEN_LIFETIME = minutes(15);
/** What an access token says. */
type Claims = { sub: string; cid: number; sid: string; exp: number };
export type Principal = { customerId: number; customerUid: string; sessionId: string };

/**
 * Access tokens: JWTs of 15 minutes, good until they expire or their session ends. Ended sessions
 * are told by the database on `ended_sessions` and remembered as long as a token could live.
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

  /** Whose token it is; undefined for one that is forged, expired, or of a session known to have ended. */
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

  /** False while ended sessions can't be heard of: the database must be asked for each token. */
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

  /** Hears of sessions that end on any server; `endedLately` tells those that it could have missed. */
  listener(listRecentlyEnded: (since: Date) => Promise<string[]>): Listener {
    return {
      channel: 'ended_sessions',
      onMessage: (sessionId) => this.revokeSession(sessionId),
      onReady: () => {
        const epoch = ++this.#epoch;
        listRecentlyEnded(new Date(this.#clock.now().getTime() - ACCESS_TOKEN_LIFETIME)).then(
          (ids) => {
            for (const id of ids) this.revokeSession(id);
            // The line may be lost again by the time this is known.
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

/** Not hearing is safe: each token is then checked in the database. */
const ignoreUntilNextReady = () => {};
