import type { NewStaffStock, StaffStock, StaffStockChange } from '@sabuja/contract';
import { labelFields } from './label-fields.ts';

type Texts = 'name' | 'description' | 'units';
type Field = { read: (stock: StaffStock) => string; write: (value: string) => StaffStockChange };

const optional = (value: number | null): string => (value === null ? '' : String(value));
const toOptional = (value: string): number | null => (value.trim() === '' ? null : Number(value));

const translated = (locale: 'hi' | 'or', text: Texts): Field => ({
  read: ({ translations }) => translations[locale]?.[text] ?? '',
  write: (value) => ({ translations: { [locale]: { [text]: value } } }),
});

/** How each field of the form is read from a product, and what a change of it sends. */
const fields = {
  name: { read: ({ name }) => name, write: (name) => ({ name }) },
  name_hi: translated('hi', 'name'),
  name_or: translated('or', 'name'),
  units: { read: ({ units }) => units, write: (units) => ({ units }) },
  units_hi: translated('hi', 'units'),
  units_or: translated('or', 'units'),
  description: { read: (stock) => stock.description, write: (description) => ({ description }) },
  description_hi: translated('hi', 'description'),
  description_or: translated('or', 'description'),
  cost: { read: ({ cost }) => String(cost), write: (cost) => ({ cost: Number(cost) }) },
  discount: {
    read: ({ discount }) => String(discount),
    write: (discount) => ({ discount: Number(discount) }),
  },
  mrp: { read: ({ mrp }) => optional(mrp), write: (value) => ({ mrp: toOptional(value) }) },
  gst: {
    read: ({ gst }) => String(gst),
    write: (gst) => ({ gst: Number(gst) as NewStaffStock['gst'] }),
  },
  hsn: { read: ({ hsn }) => hsn, write: (hsn) => ({ hsn }) },
  department: {
    read: ({ department }) => department,
    write: (value) => ({ department: value === 'KITCHEN' ? 'KITCHEN' : 'GROCERY' }),
  },
  subcategory_id: {
    read: (stock) => String(stock.subcategory_id),
    write: (value) => ({ subcategory_id: Number(value) }),
  },
  veg_nonveg_type: {
    read: (stock) => String(stock.veg_nonveg_type),
    write: (value) => ({ veg_nonveg_type: value === '0' ? 0 : 1 }),
  },
  sku: { read: ({ sku }) => sku, write: (sku) => ({ sku }) },
  barcode: {
    read: ({ barcode }) => barcode ?? '',
    write: (value) => ({ barcode: value.trim() || null }),
  },
  lead_time_hours: {
    read: (stock) => optional(stock.lead_time_hours),
    write: (value) => ({ lead_time_hours: toOptional(value) }),
  },
  max_per_order: {
    read: (stock) => optional(stock.max_per_order),
    write: (value) => ({ max_per_order: toOptional(value) }),
  },
  aisle: { read: ({ aisle }) => aisle ?? '', write: (value) => ({ aisle: value.trim() || null }) },
  sequence: {
    read: ({ sequence }) => String(sequence),
    write: (value) => ({ sequence: Number(value) }),
  },
  featured: {
    read: ({ featured }) => (featured ? 'yes' : ''),
    write: (value) => ({ featured: value !== '' }),
  },
  state: {
    read: ({ state }) => state,
    write: (state) => ({ state: state as NonNullable<StaffStockChange['state']> }),
  },
  image_urls: {
    read: (stock) => stock.image_urls.join('\n'),
    write: (value) => ({ image_urls: picturesOf(value) }),
  },
  ...labelFields,
} satisfies Record<string, Field>;

export type DraftField = keyof typeof fields;
/** What the form shows, as it was typed. */
export type ProductDraft = Readonly<Record<DraftField, string>>;

export const draftFields = Object.keys(fields) as DraftField[];

/** The paths of the pictures in a draft. */
export const picturesOf = (value: string): string[] => value.split('\n').filter(Boolean);

/** The pictures with the one at an index moved to another. */
export function movePicture(pictures: readonly string[], from: number, to: number): string[] {
  const moved = pictures.filter((_, index) => index !== from);
  moved.splice(to, 0, ...pictures.slice(from, from + 1));
  return moved;
}

export const toDraft = (stock: StaffStock): ProductDraft =>
  Object.fromEntries(
    draftFields.map((field) => [field, fields[field].read(stock)]),
  ) as ProductDraft;

/** The form of a new product. */
export const emptyDraft: ProductDraft = {
  ...(Object.fromEntries(draftFields.map((field) => [field, ''])) as ProductDraft),
  department: 'GROCERY',
  discount: '0',
  sequence: '0',
  state: 'draft',
};

export const findChanged = (draft: ProductDraft, base: ProductDraft): DraftField[] =>
  draftFields.filter((field) => draft[field] !== base[field]);

/** What the server gets for some fields of a draft. */
export const toChange = (draft: ProductDraft, changed: readonly DraftField[]): StaffStockChange =>
  changed.reduce(
    (change, field) => merge(change, fields[field].write(draft[field])),
    {} as StaffStockChange,
  );

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both with their parts, such as the translations of several texts. */
const merge = <T extends object>(whole: T, added: object): T =>
  Object.entries(added).reduce((merged, [name, value]) => {
    const own = (merged as Parts)[name];
    return { ...merged, [name]: isParts(own) && isParts(value) ? merge(own, value) : value };
  }, whole);

/** What the server gets for a new product: every field that has something. */
export const toNewProduct = (draft: ProductDraft): NewStaffStock =>
  toChange(
    draft,
    draftFields.filter((field) => draft[field] !== ''),
  ) as NewStaffStock;

/**
 * A draft made from `base`, on top of what somebody else has saved: their values where only they changed something,
 * one's own elsewhere. `conflicts` are the fields that both have changed to different values.
 */
export function rebaseDraft(draft: ProductDraft, base: ProductDraft, current: ProductDraft) {
  const own = new Set(findChanged(draft, base));
  const merged = Object.fromEntries(
    draftFields.map((field) => [field, own.has(field) ? draft[field] : current[field]]),
  ) as ProductDraft;
  const theirs = findChanged(current, base);
  return {
    draft: merged,
    theirs,
    conflicts: theirs.filter((field) => own.has(field) && draft[field] !== current[field]),
  };
}

/** The field of the form that a problem is about: 'translations.hi.name' is 'name_hi'. */
export function toDraftField(field: string | undefined): DraftField | undefined {
  const path = (field ?? '').replace(/^label\./, '');
  const [, locale, text] = /^translations\.(hi|or)\.(\w+)$/.exec(path) ?? [];
  const name = locale ? `${text}_${locale}` : path.split('.')[0];
  return draftFields.find((each) => each === name);
}
