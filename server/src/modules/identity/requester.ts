import { type Locale, negotiateLocale } from '@sabuja/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKeyOf } from '../../platform/http/index.ts';
import type { IdentityDeps } from './deps.ts';
import { readDevice, readOrCreateDevice } from './devices.ts';

/** Who asks for a code or enters one. */
export type Requester = {
  /** The network address, an IPv6 one by its /64, as a keyed hash. */
  clientHash: string;
  /** The keyed hash of the device whose cookie came with the request. */
  device: string | undefined;
  /** That device, or a new one, whose cookie is then sent with the response. */
  ensureDevice: () => string;
  /** The solved challenge that the request brings (`X-Proof-Of-Work`). */
  proofOfWork: string | undefined;
  /** The language that the request accepts: that of codes to who has chosen none. */
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

/** The signed-in customer who asks, and the session by which they do. */
export type AccountActor = {
  customerId: number;
  customerUid: string;
  sessionId: string;
  requester: Requester;
};
