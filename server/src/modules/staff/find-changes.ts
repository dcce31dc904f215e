import { isDeepStrictEqual } from 'node:util';

/** An object without the properties that are undefined. */
export const omitUndefined = <T extends object>(
  values: T,
): { [K in keyof T]?: NonUndefined<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

type NonUndefined<V> = V extends undefined ? never : V;

/** Returns the values that differ from those of a row, before and after. */
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
