import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { discountedUnit, formatCount, nearestPaise } from '@sabuja/kit';
import type { Draft } from '../../lib/drafts.ts';
import type { ProductField } from '../products/index.ts';

type ProductDraft = Draft<ProductField>;
/** What is wrong with a value of a column, as text; undefined when nothing is. */
export type CellCheck = (
  value: string,
  draft: ProductDraft,
  /** The values of a choice column. */
  choices: readonly Choice[],
) => MessageDescriptor | undefined;
/** A value of a choice column, with the label that staff read. */
export type Choice = { value: string; label: string };

type Bounds = { max: number; isOptional?: boolean };

const NUMBER = /^\d+(\.\d+)?$/;
const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

const textOf =
  (limit: number, message: MessageDescriptor): CellCheck =>
  (value) =>
    value === '' || value.length > limit ? message : undefined;
const matches =
  (pattern: RegExp, message: MessageDescriptor): CellCheck =>
  (value) =>
    pattern.test(value) ? undefined : message;

/** The checks of the grid: a changed cell that the server would refuse shows the reason at once. */
export const checks = {
  name: textOf(120, msg`Please enter a name of 120 characters or less.`),
  units: textOf(40, msg`Please enter the unit, such as 1 kg.`),
  sku: matches(
    /^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/,
    msg`Please enter a SKU of letters, digits, dots, hyphens and slashes.`,
  ),
  barcode: matches(/^([A-Za-z0-9-]{4,48})?$/, msg`Please enter the barcode without blanks.`),
  hsn: matches(/^\d{4}(\d\d){0,2}$/, msg`Please enter an HSN code of 4, 6 or 8 digits.`),
  atMost:
    (limit: number): CellCheck =>
    (value) =>
      value.length > limit ? msg`Please enter ${limit} characters or less.` : undefined,
  /** An amount in rupees that is consistent with the MRP, and above 0 after discount. */
  price:
    (bounds: Bounds): CellCheck =>
    (value, draft) =>
      checkAmount(value, 2, bounds) ?? checkPrice(draft),
  amount:
    (decimals: number, bounds: Bounds): CellCheck =>
    (value) =>
      checkAmount(value, decimals, bounds),
  discount: ((value, draft) =>
    NUMBER.test(value) && Number(value) < 100 && decimalsOf(value) <= 2
      ? checkPrice(draft)
      : msg`Please enter a discount from 0 to less than 100 percent.`) satisfies CellCheck,
  whole:
    ({ min, max, isOptional = false }: Bounds & { min: number }): CellCheck =>
    (value) => {
      if (value === '' && isOptional) return undefined;
      const number = Number(value);
      if (/^\d+$/.test(value) && number >= min && number <= max) return undefined;
      const most = formatCount(max);
      return msg`Please enter a whole number from ${min} to ${most}.`;
    },
  choice:
    (isOptional: boolean): CellCheck =>
    (value, _, choices) =>
      (value === '' && isOptional) || choices.some((choice) => choice.value === value)
        ? undefined
        : msg`Please choose one of the list.`,
};

/** What is wrong with a number above 0. */
function checkAmount(
  value: string,
  decimals: number,
  { max, isOptional = false }: Bounds,
): MessageDescriptor | undefined {
  if (value === '' && isOptional) return undefined;
  const amount = Number(value);
  const most = formatCount(max);
  if (!NUMBER.test(value) || amount <= 0 || amount > max)
    return msg`Please enter a number above 0, ${most} at most.`;
  return decimalsOf(value) > decimals ? msg`Please enter ${decimals} decimals or less.` : undefined;
}

/** What is wrong with price, MRP and discount together. */
function checkPrice({ cost, mrp, discount }: ProductDraft): MessageDescriptor | undefined {
  if (mrp !== '' && Number(mrp) < Number(cost)) return msg`The price cannot be above the MRP.`;
  const isNothing =
    NUMBER.test(cost) && discountedUnit(nearestPaise(Number(cost)), Number(discount)) <= 0;
  return isNothing ? msg`The price after discount must be above ₹0.` : undefined;
}
