import { randomInt } from 'node:crypto';
import type { StaffDeps } from '../deps.ts';
import { hashPassphrase, impossibleHash, isPassphrase } from '../passphrases.ts';
import { isWeakPin } from './weak-pins.ts';

type Deps = Pick<StaffDeps, 'secrets'>;

/** Six digits are guessed at once by who has the hash: the key of the server, which the database lacks, goes in too. */
const pepper = ({ secrets }: Deps, memberUid: string, pin: string): string =>
  secrets.hash('pin', memberUid, pin).toString('base64');

export const hashPin = (deps: Deps, memberUid: string, pin: string): Promise<string> =>
  hashPassphrase(pepper(deps, memberUid, pin));

/** Compares a PIN with a stored hash; an unknown one takes as long. */
export const isPin = (
  deps: Deps,
  memberUid: string,
  pin: string,
  stored: string | undefined,
): Promise<boolean> => isPassphrase(pepper(deps, memberUid, pin), stored ?? impossibleHash);

/** A random PIN that is not weak. */
export function generatePin(): string {
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  return isWeakPin(pin) ? generatePin() : pin;
}
