import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_COMPANIONS, MAX_SEARCH_LENGTH } from './limits.ts';
import { allergens } from './rules/allergens.ts';
import { Department, Flag, Id, Message, Nullable, Page, paging, Rupees } from './schemas.ts';

const CountryCode = Type.String({ pattern: '^[A-Z]{2}$', description: 'country, ISO 3166-1' });

export const Category = Type.Object({
  category_id: Id,
  category_name: Type.String(),
  category_description: Nullable(Type.String()),
  category_image: Nullable(Type.String()),
  parent_category_id: Nullable(Id),
  origins: Type.Optional(
    Type.Array(CountryCode, {
      description: 'of a subcategory: the countries of what is on sale, where some is imported',
    }),
  ),
});
export type Category = Static<typeof Category>;

const TaxIncluded = Type.Boolean({
  description: 'the cost includes GST; otherwise it is added',
});

const LeadTimeHours = Type.Integer({
  description: 'how many hours before its slot it must be ordered; 0 without such a rule',
});

const Allergens = Nullable(
  Type.Array(Type.Enum([...allergens], { type: 'string' }), {
    description: 'empty: none; null: not stated',
  }),
);

export const ProductLabel = Type.Object({
  mrp: Nullable(Rupees({ description: 'maximum retail price, including all taxes' })),
  net_quantity: Nullable(Type.Number({ description: 'of one pack, in `net_unit`' })),
  net_unit: Nullable(Type.Enum(['G', 'ML', 'PIECE'], { type: 'string' })),
  packer: Nullable(
    Type.String({ description: 'name and address of packer, maker or importer; null: the shop' }),
  ),
  origin: Nullable(CountryCode),
  best_before_days: Nullable(Type.Integer({ description: 'best before, from packing' })),
  ingredients: Nullable(Type.String()),
  allergens: Allergens,
  fssai: Nullable(Type.String({ description: 'licence of the packer; null: that of the shop' })),
});
export type ProductLabel = Static<typeof ProductLabel>;

const ImageAlts = Type.Record(Type.String(), Type.String(), {
  description:
    'what pictures show, by path, where staff have written it and the item is returned alone',
});

export const Stock = Type.Object({
  stock_id: Id,
  category_id: Id,
  subcategory_id: Id,
  name: Type.String(),
  description: Type.String(),
  cost: Rupees({ description: 'per unit, before discount' }),
  discount: Type.Number({ description: 'percent' }),
  quantity: Type.Integer({ description: 'in stock; 0 is out of stock' }),
  inactive: Flag,
  veg_nonveg_type: Type.Integer({ description: '0 vegetarian, otherwise not' }),
  units: Type.String(),
  image_urls: Type.Array(Type.String()),
  image_alts: Type.Optional(ImageAlts),
  department: Department,
  gst: Type.Number({ description: 'percent' }),
  tax_included: Type.Optional(TaxIncluded),
  lead_time_hours: LeadTimeHours,
  origin: Type.Optional({ ...CountryCode, description: 'country, if it is imported' }),
  label: Type.Optional({
    ...ProductLabel,
    description: 'what a pack must say, where the product is returned alone',
  }),
});
export type Stock = Static<typeof Stock>;

export const ComboLine = Type.Object({
  id: Id,
  stock_id: Id,
  quantities: Type.Integer(),
  name: Type.String(),
  units: Type.String(),
  image_url: Nullable(Type.String()),
  veg_nonveg_type: Type.Integer(),
  cost: Rupees({ description: 'of one, bought alone, before discount' }),
  discount: Type.Number({ description: 'percent, when bought alone' }),
  allergens: Type.Optional({ ...Allergens, description: 'where the combo is returned alone' }),
});

export const Combo = Type.Object({
  id: Id,
  category_id: Id,
  subcategory_id: Id,
  name: Type.String(),
  description: Type.String(),
  cost: Rupees(),
  discount: Type.Number(),
  quantity: Type.Integer({ description: 'how many the stocks suffice for' }),
  inactive: Flag,
  veg_nonveg_type: Type.Integer(),
  units: Type.String(),
  image_url: Nullable(Type.String()),
  image_urls: Type.Array(Type.String()),
  image_alts: Type.Optional(ImageAlts),
  department: Department,
  gst: Type.Optional(Type.Number({ description: 'percent; the highest of its parts' })),
  tax_included: Type.Optional(TaxIncluded),
  combos: Type.Array(ComboLine),
  lead_time_hours: LeadTimeHours,
});
export type Combo = Static<typeof Combo>;

/** An item for sale as listings show it: a product or a combo. */
export const ListedItem = Type.Union([Stock, Combo]);
export type ListedItem = Static<typeof ListedItem>;

const OptionalBoolean = Type.Optional(Type.Boolean());

/** How items are sorted. Without a sort: as the shop arranged them, or the best match first for a search text. */
export const ItemSort = Type.Union([
  Type.Literal('price'),
  Type.Literal('price_desc'),
  Type.Literal('discount'),
  Type.Literal('origin'),
]);
export type ItemSort = Static<typeof ItemSort>;

const arrangement = {
  sort: Type.Optional({
    ...ItemSort,
    description: 'by the price after discount, the discount, or the country of origin',
  }),
  in_stock: Type.Optional(Type.Boolean({ description: 'leaves out what is sold out' })),
  discounted: Type.Optional(Type.Boolean({ description: 'leaves out what has no discount' })),
  origin: Type.Optional({ ...CountryCode, description: 'only what comes from this country' }),
};

export const catalogueCalls = {
  'GET /api/v1/categories/': call({
    operationId: 'listCategories',
    summary: 'All categories in the shop’s own order',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    query: Type.Object({ custom_sequence: OptionalBoolean }),
    response: Type.Array(Category),
  }),
  'GET /api/v1/categories/{id}/sub': call({
    operationId: 'listSubcategories',
    summary: 'Subcategories of a category',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    params: Type.Object({ id: Type.Integer({ ...Id, description: "the category's id" }) }),
    query: Type.Object({ custom_sequence: OptionalBoolean, used: OptionalBoolean }),
    problems: { NO_CATEGORY: 404 },
    response: Type.Array(Category),
  }),
  'GET /api/v1/stocks/search': call({
    operationId: 'searchStocks',
    summary: 'Products of a subcategory, or products that match a text',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH })),
      category_id: Type.Optional(Id),
      subcategory_id: Type.Optional(Id),
      featured: OptionalBoolean,
      active_only: OptionalBoolean,
      active_categories: OptionalBoolean,
      veg_nonveg: Type.Optional(Flag),
      ...arrangement,
      page_of: Type.Optional(
        Type.Integer({
          ...Id,
          description:
            'returns the page that contains this product, `page` is ignored; only without `sort`, `in_stock`, `discounted` and `origin`',
        }),
      ),
      ...paging(20),
    }),
    response: Page(Stock),
  }),
  'GET /api/v1/stocks/{id}': call({
    operationId: 'getStock',
    summary: 'One product',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    params: Type.Object({ id: Type.Integer({ ...Id, description: "the product's id" }) }),
    problems: { NO_STOCK: 404 },
    response: Stock,
  }),
  'GET /api/v1/combos/': call({
    operationId: 'listCombos',
    summary:
      'One combo by combo_id (the only entry of a list), the combos of a category or subcategory, or those that match a text',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    query: Type.Object({
      combo_id: Type.Optional(Id),
      q: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH })),
      category_id: Type.Optional(Id),
      subcategory_id: Type.Optional(Id),
      veg_nonveg: Type.Optional(Flag),
      ...arrangement,
      ...paging(20),
    }),
    response: Type.Union([Page(Combo), Type.Array(Combo)]),
  }),
  'GET /api/v1/combo/{id}': call({
    operationId: 'getCombo',
    summary: 'One combo',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    params: Type.Object({ id: Type.Integer({ ...Id, description: "the combo's id" }) }),
    problems: { NO_COMBO: 404 },
    response: Combo,
  }),
  'GET /api/v1/items/{id}/goes-with': call({
    operationId: 'listCompanions',
    summary:
      'What goes well with a product or combo, in stock: what different customers bought in the same orders, what shares a combo with it, what sells best beside it',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    params: Type.Object({ id: Type.Integer({ ...Id, description: 'of a product or combo' }) }),
    problems: { NO_ITEM: 404 },
    response: Type.Object({ results: Type.Array(ListedItem, { maxItems: MAX_COMPANIONS }) }),
  }),
  'POST /api/v1/notifications/subscribe': call({
    operationId: 'subscribeBackInStock',
    summary: 'Subscribe to a stock alert for a product or combo',
    guard: 'customer',
    rate: 'write',
    body: Type.Object({
      user_id: Type.Integer(),
      topic_id: Id,
      topic_type: Type.Union([Type.Literal('STOCK'), Type.Literal('COMBO')]),
      custom_topic_name: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    problems: { NOT_YOURS: 404, NO_ITEM: 404, TOO_MANY_WAITS: 409 },
    response: Message,
  }),
};
