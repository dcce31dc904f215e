import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import {
  MAX_CHANGED_STOCKS,
  MAX_CHANGED_STOCKS_BYTES,
  MAX_COST,
  MAX_LEAD_TIME_HOURS,
  MAX_PICTURES,
  MAX_SEARCH_LENGTH,
} from './limits.ts';
import { gstRates } from './rules/gst-rates.ts';
import {
  CursorPage,
  cursorPaging,
  Department,
  Flag,
  Id,
  Instant,
  NonBlank,
  Nullable,
  Problem,
  Rupees,
} from './schemas.ts';
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
import { LabelChange, labelMessages, StaffLabel } from './staff-labels.ts';

const StockTranslations = InOtherLanguages({
  name: TranslatedText(120),
  description: TranslatedText(4000),
  units: TranslatedText(40),
});

const stockFields = {
  sku: Type.String({
    pattern: '^\\s*[A-Za-z0-9][A-Za-z0-9._/-]{0,63}\\s*$',
    maxLength: 80,
    description: "the shop's own key of the product, stored in upper case, unique",
  }),
  barcode: Nullable(Type.String({ pattern: '^\\s*[A-Za-z0-9-]{4,48}\\s*$', maxLength: 60 })),
  name: NonBlank(120),
  description: Type.String({ maxLength: 4000 }),
  units: NonBlank(40),
  translations: StockTranslations,
  subcategory_id: Id,
  department: Department,
  cost: Cost,
  discount: Discount,
  mrp: Nullable(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: MAX_COST,
      description: 'rupees on the pack, all taxes included; null: it has none',
    }),
  ),
  gst: Type.Enum([...gstRates], { type: 'number', description: 'percent' }),
  hsn: Type.String({ pattern: '^\\s*[0-9]{4}([0-9]{2}){0,2}\\s*$', maxLength: 12 }),
  veg_nonveg_type: Flag,
  featured: Type.Boolean(),
  image_urls: Type.Array(PicturePath, { maxItems: MAX_PICTURES }),
  image_alts: PictureAlts,
  sequence: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'in its listing' }),
  lead_time_hours: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: MAX_LEAD_TIME_HOURS,
      description: 'null: that of its category',
    }),
  ),
  max_per_order: Nullable(
    Type.Integer({ minimum: 1, maximum: 10_000, description: 'null: that of its department' }),
  ),
  aisle: Nullable(Type.String({ maxLength: 60, description: 'null: its subcategory' })),
  state: ItemState,
  label: LabelChange,
};

/** A product as staff see and change it, with its texts in all languages. */
export const StaffStock = Type.Object({
  stock_id: Id,
  ...stockFields,
  cost: Rupees({ description: 'per unit, before discount' }),
  mrp: Nullable(Rupees()),
  label: StaffLabel,
  gst: Type.Number({ description: 'percent' }),
  image_urls: Type.Array(Type.String()),
  category_id: Id,
  quantity: Type.Integer({ description: 'in stock' }),
  ...revisionFields,
});
export type StaffStock = Static<typeof StaffStock>;

/** A past or present price. */
export const RecordedPrice = Type.Object({
  cost: Rupees(),
  discount: Type.Number({ description: 'percent' }),
  since: Instant,
  by: Nullable(Type.String({ description: 'name; null: not by a member of staff' })),
});
export type RecordedPrice = Static<typeof RecordedPrice>;

const { sku, name, units, subcategory_id, department, cost, gst, hsn, veg_nonveg_type, ...rest } =
  stockFields;

export const NewStock = Type.Object({
  ...{ sku, name, units, subcategory_id, department, cost, gst, hsn, veg_nonveg_type },
  ...Type.Partial(Type.Object(rest)).properties,
  quantity: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'in stock at first' }),
  ),
});
/** A product to create; omitted fields are empty, 0 or false, an omitted state is active. */
export type NewStaffStock = Static<typeof NewStock>;

export const StockChange = Type.Object({
  ...Type.Partial(Type.Object(stockFields)).properties,
  ...madeFrom,
});
/** A change of a product: omitted fields stay as they are. */
export type StaffStockChange = Static<typeof StockChange>;

/** The outcome for one product of a request that changes many. */
const StockResult = Type.Object({
  stock_id: Id,
  ok: Type.Boolean(),
  stock: Type.Optional(StaffStock),
  problem: Type.Optional(Problem),
});
export type StockResult = Static<typeof StockResult>;

export const stockMessages = {
  sku: 'Please enter a SKU of letters, digits, dots, hyphens and slashes.',
  barcode: 'Please enter the barcode without blanks.',
  name: 'Please enter a name of 120 characters or less.',
  units: 'Please enter the unit, such as 1 kg.',
  subcategory_id: 'Please choose a subcategory.',
  cost: 'Please enter a price above ₹0.',
  discount: 'Please enter a discount from 0 to less than 100 percent.',
  gst: 'Please choose a GST rate: 0, 5, 18 or 40 percent.',
  hsn: 'Please enter an HSN code of 4, 6 or 8 digits.',
  veg_nonveg_type: 'Please choose whether it is vegetarian.',
  ...labelMessages,
};
export const stockProblems = {
  BAD_CATEGORY: 422,
  BAD_PRICE: 422,
  ABOVE_MRP: 422,
  BAD_NET_QUANTITY: 422,
  SKU_TAKEN: 409,
  BARCODE_TAKEN: 409,
} as const;
const manage = { guard: 'staff', may: 'catalogue.manage', rate: 'write' } as const;
const read = { guard: 'staff', may: 'catalogue.read', rate: 'read' } as const;
const params = Type.Object({ id: Type.Integer({ ...Id, description: "the product's id" }) });

export const staffProductCalls = {
  'GET /api/v1/staff/stocks': call({
    operationId: 'listStaffStocks',
    summary: 'Products with drafts and retired ones, by name',
    ...read,
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          maxLength: MAX_SEARCH_LENGTH,
          description: 'in name, SKU and barcode, in any language',
        }),
      ),
      department: Type.Optional(Department),
      category_id: Type.Optional(Id),
      subcategory_id: Type.Optional(Id),
      state: Type.Optional(ItemState),
      ...cursorPaging(50),
    }),
    response: CursorPage(StaffStock),
  }),
  'POST /api/v1/staff/stocks': call({
    operationId: 'createStock',
    summary: 'Create a product',
    ...manage,
    body: NewStock,
    invalid: stockMessages,
    problems: { ...stockProblems, NO_STOCK: 404 },
    response: StaffStock,
  }),
  'PATCH /api/v1/staff/stocks': call({
    operationId: 'changeStocks',
    summary:
      'Change many products; each succeeds or fails by itself, as if it had been changed alone',
    ...manage,
    maxBodyBytes: MAX_CHANGED_STOCKS_BYTES,
    body: Type.Object({
      changes: Type.Array(
        Type.Object({
          stock_id: Id,
          change: Type.Unsafe<StaffStockChange>({
            type: 'object',
            description: 'the body of `changeStock`; one that is not valid fails by itself',
          }),
        }),
        { minItems: 1, maxItems: MAX_CHANGED_STOCKS },
      ),
    }),
    response: Type.Object({
      results: Type.Array(StockResult, { description: 'one for each change, in their sequence' }),
    }),
  }),
  'GET /api/v1/staff/stocks/{id}': call({
    operationId: 'getStaffStock',
    summary: 'A product with its texts in all languages',
    ...read,
    params,
    problems: { NO_STOCK: 404 },
    response: StaffStock,
  }),
  'PATCH /api/v1/staff/stocks/{id}': call({
    operationId: 'changeStock',
    summary:
      'Change fields of a product; CHANGED_MEANWHILE has the product as it is now in its details',
    ...manage,
    params,
    body: StockChange,
    invalid: stockMessages,
    problems: { ...stockProblems, NO_STOCK: 404, ...conflict, IN_COMBO: 409 },
    response: StaffStock,
  }),
  'GET /api/v1/staff/stocks/{id}/prices': call({
    operationId: 'listStockPrices',
    summary: 'The prices that a product has had, newest first',
    ...read,
    params,
    problems: { NO_STOCK: 404 },
    response: Type.Object({ results: Type.Array(RecordedPrice) }),
  }),
};
