import { api } from './api.ts';

/** Why passkeys cannot be used: the page's address (an IP address, or not HTTPS), or the browser. */
export type PasskeyObstacle = 'address' | 'browser';

const isNetworkAddress = (hostname: string): boolean =>
  /^\d+(\.\d+){3}$/.test(hostname) || hostname.startsWith('[');

/** Returns why this browser cannot use passkeys on this page; undefined when it can. */
export function passkeyObstacle(): PasskeyObstacle | undefined {
  if (isNetworkAddress(location.hostname) || !isSecureContext) return 'address';
  return 'PublicKeyCredential' in window ? undefined : 'browser';
}

/** The browser created or used no passkey: cancelled, timed out, or (`isKnown`) the device already has one. */
export class PasskeyError extends Error {
  readonly isKnown: boolean;
  constructor(cause: unknown) {
    super('No passkey was made or used', { cause });
    this.isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
  }
}

const library = () => import('@simplewebauthn/browser');

async function ofBrowser<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new PasskeyError(error);
  }
}

/** Creates a passkey on this device. Returns recovery codes if it is the member's first second factor, else null. */
export async function createPasskey(name: string): Promise<readonly string[] | null> {
  const { startRegistration } = await library();
  const optionsJSON = await api('POST /api/v1/staff/passkeys/options');
  const response = await ofBrowser(() => startRegistration({ optionsJSON }));
  const { recovery_codes } = await api('POST /api/v1/staff/passkeys', { body: { name, response } });
  return recovery_codes;
}

/** Signs in with a passkey alone; returns the next step of the sign-in. */
export async function signInWithPasskey() {
  const { startAuthentication } = await library();
  const optionsJSON = await api('POST /api/v1/staff/passkey-sign-in/options');
  const response = await ofBrowser(() => startAuthentication({ optionsJSON }));
  return (await api('POST /api/v1/staff/passkey-sign-in', { body: { response } })).next;
}

/** Confirms the second factor with a passkey; returns the next step of the sign-in. */
export async function confirmWithPasskey() {
  const { startAuthentication } = await library();
  const optionsJSON = await api('POST /api/v1/staff/session/passkey/options');
  const response = await ofBrowser(() => startAuthentication({ optionsJSON }));
  return (await api('POST /api/v1/staff/session/passkey', { body: { response } })).next;
}
