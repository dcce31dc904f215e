import { randomInt } from 'node:crypto';
import { istDate } from '@sabuja/kit';

/** Without letters and digits that are taken for each other when they are read out. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const howMany = 5;

/** A number to name a complaint by, as on the phone: 'T261121-7K3MQ', the day and five at random. */
export function ticketNumber(now: Date): string {
  const day = istDate(now).replaceAll('-', '').slice(2);
  const rest = Array.from({ length: howMany }, () => letters[randomInt(letters.length)]).join('');
  return `T${day}-${rest}`;
}
