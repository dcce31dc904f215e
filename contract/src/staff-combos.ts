import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_COMBO_PARTS, MAX_PICTURES, MAX_SEARCH_LENGTH } from './limits.ts';
import { sheetOf } from './media.ts';
import { CursorPage, cursorPaging, Department, Id, NonBlank, Nullable, Rupees } from './schemas.ts';
import {
  Cost,
  conflict,
  Discount,
  InOtherLanguages,
  ItemState,
  madeFrom,
  PictureAlts,
  PicturePath,
  revisionFields,
  TranslatedText,
} from './staff-items.ts';

const Part = Type.Object({
  stock_id: Id,
  quantity: Type.Integer({ minimum: 1, maximum: 1000, description: 'in one combo' }),
});

const comboFields = {
  name: NonBlank(120),
  description: Type.String({ maxLength: 4000 }),
  translations: InOtherLanguages({
    name: TranslatedText(120),
    description: TranslatedText(4000),
  }),
  subcategory_id: Id,
  cost: Cost,
  discount: Discount,
  parts: Type.Array(Part, {
    minItems: 1,
    maxItems: MAX_COMBO_PARTS,
    description: 'each product once, all of one department',
  }),
  image_urls: Type.Array(PicturePath, { maxItems: MAX_PICTURES }),
  image_alts: PictureAlts,
  sequence: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'in its listing' }),
  max_per_order: Nullable(
    Type.Integer({ minimum: 1, maximum: 10_000, description: 'null: that of its department' }),
  ),
  state: ItemState,
};

/** A combo as staff see and change it. */
export const StaffCombo = Type.Object({
  combo_id: Id,
  ...comboFields,
  cost: Rupees({ description: 'of one combo, before discount' }),
  image_urls: Type.Array(Type.String()),
  parts: Type.Array(
    Type.Object({
      ...Part.properties,
      name: Type.String(),
      units: Type.String(),
      cost: Rupees({ description: 'of one, bought alone, before discount' }),
      discount: Type.Number({ description: 'percent, when bought alone' }),
      veg_nonveg_type: Type.Integer(),
      state: ItemState,
    }),
  ),
  category_id: Id,
  department: Department,
  ...revisionFields,
});
export type StaffCombo = Static<typeof StaffCombo>;

const { name, subcategory_id, cost, parts, ...rest } = comboFields;
export const NewCombo = Type.Object({
  ...{ name, subcategory_id, cost, parts },
  ...Type.Partial(Type.Object(rest)).properties,
});
/** A combo to create; its department is that of its products, its state is active when omitted. */
export type NewStaffCombo = Static<typeof NewCombo>;
export const ComboChange = Type.Object({
  ...Type.Partial(Type.Object(comboFields)).properties,
  ...madeFrom,
});
/** A change of a combo: omitted fields stay as they are. */
export type StaffComboChange = Static<typeof ComboChange>;

export const comboMessages = {
  name: 'Please enter a name of 120 characters or less.',
  subcategory_id: 'Please choose a subcategory.',
  cost: 'Please enter a price above ₹0.',
  discount: 'Please enter a discount from 0 to less than 100 percent.',
  parts: 'Please choose the products of the combo.',
};
export const comboProblems = {
  NO_COMBO: 404,
  BAD_CATEGORY: 422,
  BAD_PRICE: 422,
  BAD_PARTS: 422,
  MIXED_DEPARTMENTS: 422,
  MIXED_TAXES: 422,
} as const;
const manage = { guard: 'staff', may: 'catalogue.manage', rate: 'write' } as const;
const read = { guard: 'staff', may: 'catalogue.read', rate: 'read' } as const;
const params = Type.Object({ id: Type.Integer({ ...Id, description: "the combo's id" }) });

const filter = {
  q: Type.Optional(
    Type.String({ maxLength: MAX_SEARCH_LENGTH, description: 'in the name, any language' }),
  ),
  state: Type.Optional(ItemState),
};

export const staffComboCalls = {
  'GET /api/v1/staff/combos': call({
    operationId: 'listStaffCombos',
    summary: 'Combos with drafts and retired ones, by name',
    ...read,
    query: Type.Object({ ...filter, ...cursorPaging(50) }),
    response: CursorPage(StaffCombo),
  }),
  'GET /api/v1/staff/combos/csv': call({
    operationId: 'downloadCombos',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(filter),
  }),
  'GET /api/v1/staff/combos/{id}': call({
    operationId: 'getStaffCombo',
    summary: 'A combo with its texts in all languages',
    ...read,
    params,
    problems: { NO_COMBO: 404 },
    response: StaffCombo,
  }),
  'POST /api/v1/staff/combos': call({
    operationId: 'createCombo',
    summary: 'Create a combo of products of one department',
    ...manage,
    body: NewCombo,
    invalid: comboMessages,
    problems: comboProblems,
    response: StaffCombo,
  }),
  'PATCH /api/v1/staff/combos/{id}': call({
    operationId: 'changeCombo',
    summary: 'Change fields of a combo; CHANGED_MEANWHILE has it as it is now in its details',
    ...manage,
    params,
    body: ComboChange,
    invalid: comboMessages,
    problems: { ...comboProblems, ...conflict },
    response: StaffCombo,
  }),
};
