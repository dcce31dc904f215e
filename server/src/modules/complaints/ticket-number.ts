import { randomInt } from 'node:crypto';
import { istDate } from '@sabuja/kit';

/** Without letters and digits that are taken for each other when they are read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LENGTH = 5;

/** A number to name a complaint by, as on the phone: 'T261121-7K3MQ', the day and five at random. */
export function ticketNumber(now: Date): string {
  const day = istDate(now).replaceAll('-', '').slice(2);
  const suffix = Array.from(
    { length: RANDOM_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('');
  return `T${day}-${suffix}`;
}
