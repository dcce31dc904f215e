import type { ItemState, PictureAlts } from '@sabuja/contract';
import { discountedUnit, nearestPaise, toRupees } from '@sabuja/kit';
import { cleanAlts } from '../picture-alts.ts';

export const stateOf = ({ draft, inactive }: { draft: boolean; inactive: boolean }): ItemState => {
  if (draft) return 'draft';
  return inactive ? 'retired' : 'active';
};

export const stateColumns = (state: ItemState): { draft: boolean; inactive: boolean } => ({
  draft: state === 'draft',
  inactive: state !== 'active',
});

/** Trims a text; returns null for a blank text or null, undefined for an omitted one. */
export const trimOptional = (text: string | null | undefined): string | null | undefined =>
  typeof text === 'string' ? text.trim() || null : text;

type Price = { cost: number; discount: number };

/**
 * The field of a price (rupees, percent) that is not valid: it has more than two decimals, or one unit would cost
 * nothing after discount. `current` has the values of omitted fields.
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

type Pictures = { image_urls?: readonly string[]; image_alts?: PictureAlts };

/** The alternative texts of a changed item's pictures; undefined when neither pictures nor texts change. */
export const toAlts = (change: Pictures, current: Required<Pictures> | undefined) =>
  change.image_alts || change.image_urls
    ? cleanAlts(
        change.image_alts ?? current?.image_alts ?? {},
        change.image_urls ?? current?.image_urls ?? [],
      )
    : undefined;
