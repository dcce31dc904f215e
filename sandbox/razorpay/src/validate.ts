import type { Notes } from './entities.ts';
import { badRequest } from './problem.ts';

type Body = Readonly<Record<string, unknown>>;

/** Refuses unknown fields, as the provider does. */
export function rejectUnknownFields(body: Body, known: readonly string[]): void {
  const unknownFields = Object.keys(body).filter((name) => !known.includes(name));
  if (unknownFields.length > 0) {
    throw badRequest(`${unknownFields.join(', ')} is/are not required and should not be sent`);
  }
}

/** Validates and returns an amount in paise; it must be at least one rupee. */
export function parseAmount(value: unknown): number {
  if (value === undefined || value === null)
    throw badRequest('The amount field is required.', 'amount');
  if (!Number.isSafeInteger(value)) throw badRequest('The amount must be an integer.', 'amount');
  if ((value as number) < 100) throw badRequest('The amount must be at least INR 1.00', 'amount');
  return value as number;
}

export function parseCurrency(value: unknown): string {
  if (value === undefined || value === null)
    throw badRequest('The currency field is required.', 'currency');
  if (value !== 'INR') throw badRequest('Currency is not supported', 'currency');
  return value;
}

export function parseReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw badRequest('The receipt must be a string.', 'receipt');
  if (value.length > 40)
    throw badRequest('The receipt may not be greater than 40 characters.', 'receipt');
  return value;
}

/** Validates and returns notes: at most 15, with at most 256 characters per value. */
export function parseNotes(value: unknown): Notes {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') throw badRequest('The notes must be an array.', 'notes');
  const notes = Object.entries(value);
  if (notes.length > 15)
    throw badRequest('Number of fields in notes should be less than or equal to 15', 'notes');
  for (const [key, note] of notes) {
    if (typeof note === 'object' && note !== null)
      throw badRequest('Notes values themselves should not be an array', 'notes');
    if (key.length > 255)
      throw badRequest('Notes key cannot be greater than 255 characters', 'notes');
    if (String(note).length > 256)
      throw badRequest('Notes value cannot be greater than 256 characters', 'notes');
  }
  return notes.length === 0
    ? []
    : Object.fromEntries(notes.map(([key, note]) => [key, String(note)]));
}
