import { api } from './api.ts';

/** Why passkeys cannot be used here: the page's address, or the browser. */
export type PasskeyObstacle = 'address' | 'browser';

const isNetworkAddress = (hostname: string): boolean =>
  /^\d+(\.\d+){3}$/.test(hostname) || hostname.startsWith('[');

/** Why this browser cannot use passkeys on this page; undefined when it can. */
export function passkeyObstacle(): PasskeyObstacle | undefined {
  if (isNetworkAddress(location.hostname) || !isSecureContext) return 'address';
  return 'PublicKeyCredential' in window ? undefined : 'browser';
}

/** No passkey was made or used: the person gave up, took too long, or the device has one already. */
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

/** Makes a passkey on this device; returns recovery codes with the first second factor, else null. */
export async function makePasskey(name: string): Promise<readonly string[] | null> {
  const { startRegistration } = await library();
  const optionsJSON = await api('POST /api/v1/staff/passkeys/options');
  const response = await ofBrowser(() => startRegistration({ optionsJSON }));
  const { recovery_codes } = await api('POST /api/v1/staff/passkeys', { body: { name, response } });
  return recovery_codes;
}

/** Signs in by passkey alone; returns what comes next. */
export async function signInWithPasskey() {
  const { startAuthentication } = await library();
  const optionsJSON = await api('POST /api/v1/staff/passkey-sign-in/options');
  const response = await ofBrowser(() => startAuthentication({ optionsJSON }));
  return (await api('POST /api/v1/staff/passkey-sign-in', { body: { response } })).next;
}

/** Enters the second factor by passkey; returns what comes next. */
export async function confirmWithPasskey() {
  const { startAuthentication } = await library();
  const optionsJSON = await api('POST /api/v1/staff/session/passkey/options');
  const response = await ofBrowser(() => startAuthentication({ optionsJSON }));
  return (await api('POST /api/v1/staff/session/passkey', { body: { response } })).next;
}
