import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_LEAD_TIME_HOURS } from './limits.ts';
import { Id, NonBlank, Nullable } from './schemas.ts';
import {
  conflict,
  InOtherLanguages,
  madeFrom,
  PicturePath,
  revisionFields,
  TranslatedText,
} from './staff-items.ts';

const categoryFields = {
  name: NonBlank(80),
  description: Nullable(Type.String({ maxLength: 1000 })),
  translations: InOtherLanguages({
    name: TranslatedText(80),
    description: TranslatedText(1000),
  }),
  parent_id: Nullable(Type.Integer({ ...Id, description: 'null: a category of the first level' })),
  image_url: Nullable(PicturePath),
  sequence: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'among its neighbours' }),
  inactive: Type.Boolean({ description: 'hidden from shoppers' }),
  lead_time_hours: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: MAX_LEAD_TIME_HOURS,
      description: 'of its products; null: that of its category, else none',
    }),
  ),
};

/** A category or subcategory as staff see and change it. */
export const StaffCategory = Type.Object({
  category_id: Id,
  ...categoryFields,
  image_url: Nullable(Type.String()),
  items: Type.Integer({ description: 'products and combos in it that are not retired' }),
  ...revisionFields,
});
export type StaffCategory = Static<typeof StaffCategory>;

const { name, ...rest } = categoryFields;
export const NewCategory = Type.Object({ name, ...Type.Partial(Type.Object(rest)).properties });
/** A category to create; without a parent it is a top-level category. */
export type NewStaffCategory = Static<typeof NewCategory>;
export const CategoryChange = Type.Object({
  ...Type.Partial(Type.Object(categoryFields)).properties,
  ...madeFrom,
});
/** A change of a category: omitted fields stay as they are. */
export type StaffCategoryChange = Static<typeof CategoryChange>;

export const categoryMessages = { name: 'Please enter a name of 80 characters or less.' };
const manage = { guard: 'staff', may: 'catalogue.manage', rate: 'write' } as const;

export const staffCategoryCalls = {
  'GET /api/v1/staff/categories': call({
    operationId: 'listStaffCategories',
    summary: 'All categories and subcategories in the shop’s own order, hidden ones too',
    guard: 'staff',
    may: 'catalogue.read',
    rate: 'read',
    response: Type.Object({ results: Type.Array(StaffCategory) }),
  }),
  'POST /api/v1/staff/categories': call({
    operationId: 'createCategory',
    summary: 'Create a category, or a subcategory of one',
    ...manage,
    body: NewCategory,
    invalid: categoryMessages,
    problems: { BAD_PARENT: 422, NO_CATEGORY: 404 },
    response: StaffCategory,
  }),
  'PATCH /api/v1/staff/categories/{id}': call({
    operationId: 'changeCategory',
    summary:
      'Change fields of a category; its products move along. CHANGED_MEANWHILE has it as it is now',
    ...manage,
    params: Type.Object({ id: Type.Integer({ ...Id, description: "the category's id" }) }),
    body: CategoryChange,
    invalid: categoryMessages,
    problems: { BAD_PARENT: 422, NO_CATEGORY: 404, ...conflict, NOT_EMPTY: 409 },
    response: StaffCategory,
  }),
};
