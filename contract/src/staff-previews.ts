import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Id, Language } from './schemas.ts';
import { CategoryChange, categoryMessages, NewCategory } from './staff-categories.ts';
import { ComboChange, comboMessages, comboProblems, NewCombo } from './staff-combos.ts';
import { NewStock, StockChange, stockMessages, stockProblems } from './staff-products.ts';

/** A preview of a page of the shop, as it would be if the unsaved item were saved and on sale. */
const PagePreview = Type.Object({
  html: Type.String({ description: 'the document as shoppers get it, without scripts' }),
});
export type PagePreview = Static<typeof PagePreview>;

const preview = {
  guard: 'staff',
  may: 'catalogue.manage',
  // The call changes no data, but rendering a page is slow.
  rate: 'file',
  query: Type.Object({ language: Type.Optional(Language) }),
  response: PagePreview,
} as const;

const previewProblems = {
  stock: { ...stockProblems, NO_STOCK: 404, IN_COMBO: 409 },
  category: { BAD_PARENT: 422, NO_CATEGORY: 404, NOT_EMPTY: 409 },
} as const;

const paramsOf = (what: string) =>
  Type.Object({ id: Type.Integer({ ...Id, description: `the ${what}'s id` }) });

export const staffPreviewCalls = {
  'POST /api/v1/staff/stocks/preview': call({
    operationId: 'previewNewStock',
    summary: 'The page of a product that is not saved yet; nothing is saved',
    ...preview,
    body: NewStock,
    invalid: stockMessages,
    problems: previewProblems.stock,
  }),
  'POST /api/v1/staff/stocks/{id}/preview': call({
    operationId: 'previewStock',
    summary: 'The page of a product with a change of it; nothing is saved',
    ...preview,
    params: paramsOf('product'),
    body: StockChange,
    invalid: stockMessages,
    problems: previewProblems.stock,
  }),
  'POST /api/v1/staff/combos/preview': call({
    operationId: 'previewNewCombo',
    summary: 'The page of a combo that is not saved yet; nothing is saved',
    ...preview,
    body: NewCombo,
    invalid: comboMessages,
    problems: comboProblems,
  }),
  'POST /api/v1/staff/combos/{id}/preview': call({
    operationId: 'previewCombo',
    summary: 'The page of a combo with a change of it; nothing is saved',
    ...preview,
    params: paramsOf('combo'),
    body: ComboChange,
    invalid: comboMessages,
    problems: comboProblems,
  }),
  'POST /api/v1/staff/categories/preview': call({
    operationId: 'previewNewCategory',
    summary: 'The page of a category that is not saved yet; nothing is saved',
    ...preview,
    body: NewCategory,
    invalid: categoryMessages,
    problems: previewProblems.category,
  }),
  'POST /api/v1/staff/categories/{id}/preview': call({
    operationId: 'previewCategory',
    summary: 'The page of a category with a change of it; nothing is saved',
    ...preview,
    params: paramsOf('category'),
    body: CategoryChange,
    invalid: categoryMessages,
    problems: previewProblems.category,
  }),
};
