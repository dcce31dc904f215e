import { isDeepStrictEqual } from 'node:util';
import type { ItemState } from '@sabuja/contract';
import {
  discountedUnit,
  nearestPaise,
  type TranslatedLocale,
  type Translations,
  toRupees,
  translatedLocales,
} from '@sabuja/kit';

export const stateOf = ({ draft, inactive }: { draft: boolean; inactive: boolean }): ItemState => {
  if (draft) return 'draft';
  return inactive ? 'retired' : 'active';
};

export const stateColumns = (state: ItemState): { draft: boolean; inactive: boolean } => ({
  draft: state === 'draft',
  inactive: state !== 'active',
});

/** An object without the properties that are undefined. */
export const omitUndefined = <T extends object>(
  values: T,
): { [K in keyof T]?: NonUndefined<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

type NonUndefined<V> = V extends undefined ? never : V;

/** The columns whose value differs from that of a row, and what they were. */
export function findChanges<Values extends object>(
  row: object,
  values: Values,
): { before: Partial<Values>; after: Partial<Values> } {
  const columns = Object.keys(values).filter(
    (column) => !isDeepStrictEqual(columnOf(row, column), columnOf(values, column)),
  );
  const pick = (from: object) =>
    Object.fromEntries(columns.map((column) => [column, columnOf(from, column)]));
  return { before: pick(row) as Partial<Values>, after: pick(values) as Partial<Values> };
}

const columnOf = (row: object, column: string): unknown =>
  (row as Readonly<Record<string, unknown>>)[column];

/** Trimmed; null for nothing but blanks, undefined for what is not given. */
export const trimOptional = (text: string | null | undefined): string | null | undefined =>
  typeof text === 'string' ? text.trim() || null : text;

type Price = { cost: number; discount: number };

/**
 * The field of a price (rupees, percent) that is not valid: it has more than two decimals, or one unit would cost
 * nothing after discount. `current` is what an omitted field is.
 */
export function findBadPrice(
  { cost, discount }: { [F in keyof Price]?: number | undefined },
  current: Price | undefined,
): keyof Price | undefined {
  if (cost !== undefined && !isOfTwoDecimals(cost)) return 'cost';
  if (discount !== undefined && !isOfTwoDecimals(discount)) return 'discount';
  const paise = nearestPaise(cost ?? current?.cost ?? 0);
  if (discountedUnit(paise, discount ?? current?.discount ?? 0) > 0) return undefined;
  return discount === undefined ? 'cost' : 'discount';
}

export const isOfTwoDecimals = (value: number): boolean =>
  Math.abs(toRupees(nearestPaise(value)) - value) < 1e-6;

type Given<F extends string> = {
  readonly [L in TranslatedLocale]?: { readonly [K in F]?: string | undefined } | undefined;
};

/** Translations with those given in their place, trimmed; an empty one is removed. */
export function mergeTranslations<F extends string>(
  current: Translations<F>,
  given: Given<F>,
): Translations<F> {
  const merged = translatedLocales.map((locale) => {
    const texts = Object.entries({ ...current[locale], ...given[locale] })
      .map(([field, text]) => [field, typeof text === 'string' ? text.trim() : ''] as const)
      .filter(([, text]) => text !== '');
    return [locale, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(
    merged.filter(([, texts]) => Object.keys(texts).length > 0),
  ) as Translations<F>;
}
