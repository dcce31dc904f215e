import { formatRupees } from '@sabuja/kit';
import type { Choice } from './cell-checks.ts';
import type { GridColumn } from './grid-columns.ts';

const AMOUNTS: readonly string[] = ['cost', 'mrp'];

/**
 * Parses typed or pasted text into the value of a cell: amounts as spreadsheets write them ('₹1,200.50', '5 %'),
 * choices by label or value, ignoring case. Unreadable text is returned as typed; the cell's check then reports it.
 */
export function readCell(
  { kind, emptyAs = '', field }: GridColumn,
  typed: string,
  choices: readonly Choice[],
): string {
  const text = kind === 'lines' ? typed.trim() : typed.replace(/\s+/g, ' ').trim();
  if (text === '') return emptyAs;
  if (field === 'sku') return text.toUpperCase();
  if (kind === 'number') return readNumber(text);
  return kind === 'choice' ? readChoice(text, choices) : text;
}

function readNumber(text: string): string {
  const digits = text
    .replace(/^₹\s*/, '')
    .replace(/\s*%$/, '')
    .replace(/,(?=\d{2,3}(\D|$))/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? String(Number(digits)) : text;
}

function readChoice(text: string, choices: readonly Choice[]): string {
  const wanted = simplify(text);
  const found =
    choices.find(({ label }) => simplify(label) === wanted) ??
    choices.find(({ value }) => simplify(value) === wanted);
  return found?.value ?? text;
}

const simplify = (text: string): string => text.toLowerCase().replace(/\s*%$/, '');

/** A value as the grid copies it: a choice as its label. */
export function writeCell({ kind }: GridColumn, value: string, choices: readonly Choice[]): string {
  return kind === 'choice'
    ? (choices.find((choice) => choice.value === value)?.label ?? value)
    : value;
}

/** A value as the grid shows it: an amount as '₹1,234.50'. */
export function showCell(column: GridColumn, value: string, choices: readonly Choice[]): string {
  const isAmount = AMOUNTS.includes(column.field) && /^\d+(\.\d+)?$/.test(value);
  return isAmount ? formatRupees(Number(value)) : writeCell(column, value, choices);
}
