import { randomInt } from 'node:crypto';
import type { StaffDeps } from '../deps.ts';
import { hashPassphrase, isPassphrase, unusableHash } from '../passphrases.ts';
import { isWeakPin } from './weak-pins.ts';

type Deps = Pick<StaffDeps, 'secrets'>;

/**
 * Six digits can be guessed quickly from a hash, so the server's key, which is not in the database, is added to the
 * PIN.
 */
const pepper = ({ secrets }: Deps, memberUid: string, pin: string): string =>
  secrets.hash('pin', memberUid, pin).toString('base64');

export const hashPin = (deps: Deps, memberUid: string, pin: string): Promise<string> =>
  hashPassphrase(pepper(deps, memberUid, pin));

/** Compares a PIN with a stored hash; takes equally long without a stored hash. */
export const isPin = (
  deps: Deps,
  memberUid: string,
  pin: string,
  stored: string | undefined,
): Promise<boolean> => isPassphrase(pepper(deps, memberUid, pin), stored ?? unusableHash);

/** A random PIN that is not weak. */
export function generatePin(): string {
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  return isWeakPin(pin) ? generatePin() : pin;
}
