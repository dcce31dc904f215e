import { isIP } from 'node:net';
import { fail } from '@sabuja/kit';
import type { FastifyRequest } from 'fastify';

/** The site to which passkeys are bound (WebAuthn): a host name, and the origin of the pages that use them. */
export type RelyingParty = { id: string; origin: string };

/**
 * Returns the relying party of a shop: its public address, or localhost when it has none. Undefined where browsers do
 * not support passkeys: at an IP address, and without https.
 */
export function relyingPartyOf(publicUrl: string | undefined, port: number) {
  if (publicUrl === undefined) return { id: 'localhost', origin: `http://localhost:${port}` };
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isAddress || !isSecure ? undefined : { id: hostname, origin };
}

/**
 * Returns the relying party for a request. Fails with PASSKEYS_UNAVAILABLE when the shop has none, or when the browser
 * uses another origin.
 */
export function relyingPartyFor(
  { relyingParty }: { relyingParty: RelyingParty | undefined },
  { headers }: Pick<FastifyRequest, 'headers'>,
) {
  const isOther = headers.origin !== undefined && headers.origin !== relyingParty?.origin;
  return !relyingParty || isOther
    ? fail('PASSKEYS_UNAVAILABLE', { origin: relyingParty?.origin })
    : relyingParty;
}
