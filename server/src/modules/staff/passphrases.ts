import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { fail } from '@sabuja/kit';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';

const deriveKey = promisify(argon2);
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
/** Each hash uses memory and a thread of the pool, which the rest of the shop needs too. */
const limited = limitConcurrency(2);

/** The hash of a passphrase: 'argon2id$<memory>$<passes>$<parallelism>$<salt>$<key>'. */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(passphrase, salt, PARAMETERS);
  const { memory, passes, parallelism } = PARAMETERS;
  const parts = [memory, passes, parallelism, salt.toString('base64'), key.toString('base64')];
  return ['argon2id', ...parts].join('$');
}

/** Compares a passphrase with a stored hash, using the parameters stored in the hash. */
export async function isPassphrase(passphrase: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64');
  const derived = await derive(passphrase, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(derived, expected);
}

const derive = (passphrase: string, nonce: Buffer, parameters: typeof PARAMETERS) =>
  limited(() =>
    deriveKey('argon2id', { ...parameters, nonce, message: passphrase.normalize('NFKC') }),
  );

/** A hash that no passphrase matches. With it, checking an unknown e-mail address takes as long as a known one. */
export const unusableHash = [
  'argon2id',
  PARAMETERS.memory,
  PARAMETERS.passes,
  PARAMETERS.parallelism,
  Buffer.alloc(SALT_BYTES).toString('base64'),
  Buffer.alloc(PARAMETERS.tagLength).toString('base64'),
].join('$');

let commonPassphrases: Promise<ReadonlySet<string>> | undefined;
/** The list is loaded when a passphrase is chosen, because nothing else needs it. */
const loadCommonPassphrases = () => {
  commonPassphrases ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPassphrases;
};

/** Fails with COMMON_PASSPHRASE for one of the most common passwords, in any letter case. */
export async function checkCommonPassphrase(passphrase: string) {
  const common = await loadCommonPassphrases();
  return common.has(passphrase.trim().toLowerCase()) ? fail('COMMON_PASSPHRASE') : undefined;
}
