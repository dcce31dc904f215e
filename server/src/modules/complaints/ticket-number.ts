import { randomInt } from 'node:crypto';
import { istDate } from '@sabuja/kit';

/** Without letters and digits that are easily confused when read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LENGTH = 5;

/** Returns a ticket number such as 'T261121-7K3MQ': the date (IST) and five random characters after a letter. */
export function ticketNumber(now: Date, letter = 'T'): string {
  const day = istDate(now).replaceAll('-', '').slice(2);
  const suffix = Array.from(
    { length: RANDOM_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('');
  return `${letter}${day}-${suffix}`;
}

/** Whether a text, in either case, is the number of a complaint or its beginning from the first digit. */
export const isTicketNumber = (text: string): boolean => /^T\d{1,6}(?:-[0-9A-Z]*)?$/i.test(text);
