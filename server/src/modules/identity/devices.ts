import { DEVICE_COOKIE_DAYS } from '@sabuja/contract/limits';
import { addTime, days, hours } from '@sabuja/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { IdentityDeps } from './deps.ts';
import { constantTimeEqual } from './secrets.ts';

const deviceCookie = 'sabuja_device';
const DEVICE_LIFETIME = days(DEVICE_COOKIE_DAYS);
/** A device counts as new to an account for this long after its first sign-in. */
const NEW_DEVICE_PERIOD = hours(24);

type DeviceDeps = Pick<IdentityDeps, 'secrets' | 'settings'>;

const nameOf = ({ settings }: DeviceDeps): string =>
  settings.secureCookies ? `__Host-${deviceCookie}` : deviceCookie;

const signatureOf = ({ secrets }: DeviceDeps, id: string): string =>
  secrets.hash('device cookie', id).toString('base64url');

const hashOf = ({ secrets }: DeviceDeps, id: string): string =>
  secrets.hash('device', id).toString('base64url');

/** The keyed hash of the device that sent a request; undefined without a cookie that the shop has signed. */
export function readDevice(
  deps: DeviceDeps,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | undefined {
  const [id = '', signature = ''] = (cookies[nameOf(deps)] ?? '').split('.');
  return id !== '' && constantTimeEqual(signature, signatureOf(deps, id))
    ? hashOf(deps, id)
    : undefined;
}

/** Returns the device of a request; a browser without one gets the cookie of a new device. */
export function readOrCreateDevice(
  deps: DeviceDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): string {
  const known = readDevice(deps, request);
  if (known !== undefined) return known;
  const id = deps.secrets.generateToken();
  reply.setCookie(nameOf(deps), `${id}.${signatureOf(deps, id)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.settings.secureCookies,
    maxAge: DEVICE_LIFETIME / 1000,
  });
  return hashOf(deps, id);
}

export const clearDeviceCookie = (reply: FastifyReply, deps: DeviceDeps) =>
  reply.clearCookie(nameOf(deps), { path: '/', secure: deps.settings.secureCookies });

/** Records that a customer signed in on a device, or confirmed a session there. */
export async function recordDevice(
  tx: Tx,
  customerId: number,
  device: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('identity.devices')
    .values({
      customer_id: customerId,
      device_hash: device,
      first_sign_in_at: now,
      last_sign_in_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'device_hash']).doUpdateSet({ last_sign_in_at: now }),
    )
    .execute();
}

const findDevice = (db: Db | Tx, customerId: number, device: string) =>
  db
    .selectFrom('identity.devices')
    .select('first_sign_in_at')
    .where('customer_id', '=', customerId)
    .where('device_hash', '=', device)
    .executeTakeFirst();

/** True when a customer has ever signed in on this device before. */
export const isKnownDevice = async (
  db: Db | Tx,
  customerId: number,
  device: string | undefined,
): Promise<boolean> =>
  device !== undefined && (await findDevice(db, customerId, device)) !== undefined;

/** True when a customer's first sign-in on this device was at least 24 hours ago. */
export async function isTrustedDevice(
  db: Db | Tx,
  customerId: number,
  device: string | undefined,
  now: Date,
): Promise<boolean> {
  const found = device === undefined ? undefined : await findDevice(db, customerId, device);
  return (
    found !== undefined && now.getTime() - found.first_sign_in_at.getTime() >= NEW_DEVICE_PERIOD
  );
}

/** Purges devices whose cookie has expired. */
export const purgeOldDevices = (db: Db, now: Date) =>
  db
    .deleteFrom('identity.devices')
    .where('last_sign_in_at', '<', addTime(now, -DEVICE_LIFETIME))
    .execute();
