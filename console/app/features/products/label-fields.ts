import type { LabelChange, StaffLabel, StaffStock, StaffStockChange } from '@sabuja/contract';
import { type Allergen, allergens } from '@sabuja/contract/rules/allergens';
import type { TranslatedLocale } from '@sabuja/kit';

/** Form value of a pack that states that it contains no allergens. */
const NONE = 'NONE';

const field = (
  read: (label: StaffLabel) => string | number | null,
  write: (value: string) => LabelChange,
) => ({
  read: ({ label }: StaffStock): string => String(read(label) ?? ''),
  write: (value: string): StaffStockChange => ({ label: write(value.trim()) }),
});

const ingredients = (locale: TranslatedLocale) =>
  field(
    ({ translations }) => translations[locale]?.ingredients ?? '',
    (text) => ({ translations: { [locale]: { ingredients: text } } }),
  );

/** The form fields for the declarations on the pack. */
export const labelFields = {
  net_quantity: field(
    (label) => label.net_quantity,
    (value) => ({ net_quantity: value === '' ? null : Number(value) }),
  ),
  net_unit: field(
    (label) => label.net_unit,
    (value) => ({ net_unit: (value || null) as StaffLabel['net_unit'] }),
  ),
  packer: field(
    (label) => label.packer,
    (value) => ({ packer: value || null }),
  ),
  fssai: field(
    (label) => label.fssai,
    (value) => ({ fssai: value || null }),
  ),
  origin: field(
    (label) => label.origin,
    (value) => ({ origin: value || null }),
  ),
  best_before_days: field(
    (label) => label.best_before_days,
    (value) => ({ best_before_days: value === '' ? null : Number(value) }),
  ),
  ingredients: field(
    (label) => label.ingredients,
    (value) => ({ ingredients: value || null }),
  ),
  ingredients_hi: ingredients('hi'),
  ingredients_or: ingredients('or'),
  allergens: field(
    (label) => label.allergens && (label.allergens.join(',') || NONE),
    (value) => ({ allergens: value === '' ? null : allergensOf(value) }),
  ),
};

/** Parses the form's value into allergens. */
export const allergensOf = (value: string): Allergen[] =>
  allergens.filter((each) => value.split(',').includes(each));

/** The form's value for allergens: undefined is not stated, empty is none. */
export const allergensValue = (contained: readonly Allergen[] | undefined): string =>
  contained === undefined ? '' : contained.join(',') || NONE;
