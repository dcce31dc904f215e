import { type Locale, negotiateLocale } from '@sabuja/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKeyOf } from '../../platform/http/index.ts';
import type { IdentityDeps } from './deps.ts';
import { readDevice, readOrCreateDevice } from './devices.ts';

/** The client that requests or enters a code. */
export type Requester = {
  /** Keyed hash of the network address (for IPv6, of its /64). */
  clientHash: string;
  /** Keyed hash of the device whose cookie came with the request. */
  device: string | undefined;
  /** Returns that device, or a new one, whose cookie is then set by the response. */
  ensureDevice: () => string;
  /** The solved challenge that the request contains (`X-Proof-Of-Work`). */
  proofOfWork: string | undefined;
  /** The language that the request accepts, for codes to customers who have not chosen one. */
  locale: Locale;
};

export const requesterOf = (
  deps: Pick<IdentityDeps, 'secrets' | 'settings'>,
  http: { request: FastifyRequest; reply: FastifyReply },
): Requester => ({
  clientHash: deps.secrets.hash('caller', clientKeyOf(http.request.ip)).toString('base64url'),
  device: readDevice(deps, http.request),
  ensureDevice: () => readOrCreateDevice(deps, http),
  proofOfWork: http.request.headers['x-proof-of-work']?.toString(),
  locale: negotiateLocale(http.request.headers['accept-language']),
});

/** The signed-in customer who makes the request, and their session. */
export type AccountActor = {
  customerId: number;
  customerUid: string;
  sessionId: string;
  requester: Requester;
};
