import type { Stock } from '@sabuja/contract';

/** The countries of the results, India first, and the selected one; empty if no result has an origin. */
export function originsOf(
  items: readonly Pick<Stock, 'origin'>[],
  selected: string | undefined,
): string[] {
  const countries = new Set(items.flatMap(({ origin }) => origin ?? []));
  if (selected !== undefined) countries.add(selected);
  if (countries.size === 0) return [];
  return ['IN', ...[...countries].filter((code) => code !== 'IN').sort()];
}
