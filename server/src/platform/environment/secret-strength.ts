/** A secret with fewer bits can be guessed by an attacker who has one token to test guesses against. */
const MIN_BITS = 64;

/** The alphabets that a secret may be drawn from, and their numbers of characters. */
const alphabets: readonly [pattern: RegExp, size: number][] = [
  [/^[0-9]+$/, 10],
  [/^[0-9a-f]+$|^[0-9A-F]+$/, 16],
  [/^[a-z]+$|^[A-Z]+$/, 26],
  [/^[0-9a-z]+$|^[0-9A-Z]+$/, 36],
];
const LARGEST_ALPHABET = 64;

/**
 * Returns what is wrong with a secret, or undefined. Its randomness is estimated as that of a random text of the same
 * alphabet; characters that repeat an earlier part or continue a sequence such as 1234 do not count.
 */
export function findSecretWeakness(secret: string): string | undefined {
  const alphabet = alphabets.find(([pattern]) => pattern.test(secret))?.[1] ?? LARGEST_ALPHABET;
  const bits = countUnpredictable(secret) * Math.log2(alphabet);
  if (bits >= MIN_BITS) return undefined;
  return (
    `is too easy to guess (about ${Math.floor(bits)} bits, ${MIN_BITS} are needed): ` +
    'make one with "openssl rand -base64 32"'
  );
}

/** The length, in characters, from which a repeated part counts as a repetition. */
const REPEATED = 3;

function countUnpredictable(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const step = stepAt(text, i);
    const continuesSequence = Math.abs(step) <= 1 && step === stepAt(text, i - 1);
    const lastPart = text.slice(i - REPEATED + 1, i + 1);
    const repeats = i >= REPEATED && text.slice(0, i).includes(lastPart);
    if (!continuesSequence && !repeats) count += 1;
  }
  return count;
}

/** The difference between the code of a character and the one before: 1 in 'ab', 0 in 'aa'. */
const stepAt = (text: string, i: number): number =>
  i < 1 ? Number.NaN : text.charCodeAt(i) - text.charCodeAt(i - 1);
