import Type, { type Static } from 'typebox';
import { MAX_BEST_BEFORE_DAYS, MAX_NET_QUANTITY } from './limits.ts';
import { allergens } from './rules/allergens.ts';
import { NonBlank, Nullable } from './schemas.ts';
import { InOtherLanguages, TranslatedText } from './staff-items.ts';

/** The label of a product's pack, beside its MRP; null means not stated. */
export const StaffLabel = Type.Object({
  net_quantity: Nullable(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: MAX_NET_QUANTITY,
      description: 'of one pack, in `net_unit`; at most three decimals',
    }),
  ),
  net_unit: Nullable(Type.Enum(['G', 'ML', 'PIECE'], { type: 'string' })),
  packer: Nullable(
    Type.String({
      ...NonBlank(300),
      description: 'name and address of packer, maker or importer; null: the shop',
    }),
  ),
  origin: Nullable(Type.String({ pattern: '^[A-Z]{2}$', description: 'country, ISO 3166-1' })),
  best_before_days: Nullable(
    Type.Integer({ minimum: 1, maximum: MAX_BEST_BEFORE_DAYS, description: 'from packing' }),
  ),
  ingredients: Nullable(NonBlank(4000)),
  allergens: Nullable(
    Type.Array(Type.Enum([...allergens], { type: 'string' }), {
      maxItems: allergens.length,
      uniqueItems: true,
      description: 'empty: none; null: not stated',
    }),
  ),
  fssai: Nullable(
    Type.String({
      pattern: '^\\s*[0-9]{14}\\s*$',
      maxLength: 20,
      description: 'licence of the packer; null: that of the shop',
    }),
  ),
  translations: InOtherLanguages({ ingredients: TranslatedText(4000) }),
});
export type StaffLabel = Static<typeof StaffLabel>;

/** A change of a label: omitted fields stay as they are. */
export const LabelChange = Type.Partial(StaffLabel);
export type LabelChange = Static<typeof LabelChange>;

/** The messages for invalid fields of a label. */
export const labelMessages = {
  'label.net_quantity': 'Please enter the net quantity with its unit.',
  'label.fssai': 'Please enter a licence number of 14 digits.',
  'label.best_before_days': 'Please enter the days from packing, 1 to 3650.',
};
