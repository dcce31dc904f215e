import type { StaffStock } from '@sabuja/contract';
import { expect, test } from 'vitest';
import { allergensValue } from './label-fields.ts';
import { productDrafts } from './product-draft.ts';

const { empty, toDraft, findChanged, toChange, toNew, rebase, fieldOf } = productDrafts;
const stock: StaffStock = {
  stock_id: 7,
  sku: 'MANGO-1',
  barcode: null,
  name: 'Mango',
  description: '',
  units: '1 kg',
  translations: { hi: { name: 'आम' } },
  category_id: 1,
  subcategory_id: 2,
  department: 'GROCERY',
  cost: 120,
  discount: 0,
  mrp: null,
  gst: 0,
  hsn: '0804',
  veg_nonveg_type: 0,
  featured: false,
  image_urls: ['/media/stocks/a-00000000/640.webp'],
  image_alts: {},
  sequence: 3,
  lead_time_hours: null,
  max_per_order: null,
  aisle: null,
  state: 'active',
  label: {
    net_quantity: 400,
    net_unit: 'G',
    packer: null,
    origin: 'IN',
    best_before_days: null,
    ingredients: null,
    allergens: null,
    fssai: null,
    translations: {},
  },
  quantity: 5,
  version: 1,
  updated_at: '2026-11-22T10:00:00Z',
  updated_by: null,
};
const base = toDraft(stock);

test('only what was changed is sent, an emptied field as nothing', () => {
  expect(findChanged(base, base)).toEqual([]);
  const draft = { ...base, cost: '99.5', name_or: 'ଆମ୍ବ', name_hi: '', lead_time_hours: '4' };
  expect(toChange(draft, findChanged(draft, base))).toEqual({
    cost: 99.5,
    lead_time_hours: 4,
    translations: { hi: { name: '' }, or: { name: 'ଆମ୍ବ' } },
  });
  const filled = toDraft({ ...stock, lead_time_hours: 4, aisle: 'A1' });
  const emptied = { ...filled, lead_time_hours: '', aisle: ' ' };
  expect(toChange(emptied, findChanged(emptied, filled))).toEqual({
    lead_time_hours: null,
    aisle: null,
  });
});

test('S10.66 of what the pack says only what was changed is sent; none and not stated differ', () => {
  const draft = { ...base, net_quantity: '', net_unit: '', packer: ' Mill ', ingredients_hi: 'दूध' };
  expect(toChange(draft, findChanged(draft, base))).toEqual({
    label: {
      net_quantity: null,
      net_unit: null,
      packer: 'Mill',
      translations: { hi: { ingredients: 'दूध' } },
    },
  });
  for (const contained of [undefined, [], ['MILK', 'SOY']] as const) {
    const changed = { ...base, allergens: allergensValue(contained) };
    const { label } = toChange(changed, ['allergens']);
    expect(label).toEqual({ allergens: contained ?? null });
    const saved = { ...stock, label: { ...stock.label, ...label } } as StaffStock;
    expect(toDraft(saved).allergens).toBe(changed.allergens);
  }
});

test('a new product is sent without its empty fields', () => {
  expect(toNew({ ...empty, name: 'Mango', gst: '5', veg_nonveg_type: '1' })).toEqual({
    name: 'Mango',
    gst: 5,
    veg_nonveg_type: 1,
    department: 'GROCERY',
    discount: 0,
    sequence: 0,
    state: 'draft',
  });
});

test('a change on top of another one keeps both, and names what both have changed', () => {
  const draft = { ...base, cost: '110', units: '2 kg', hsn: '0805' };
  const current = { ...base, cost: '130', name: 'Mango Himsagar', hsn: '0805' };
  const rebased = rebase(draft, base, current);
  expect(rebased.draft).toMatchObject({ cost: '110', units: '2 kg', name: 'Mango Himsagar' });
  expect(rebased.conflicts).toEqual(['cost']);
  expect(rebased.theirs).toEqual(['name', 'cost', 'hsn']);
});

test('a problem belongs to its field of the form', () => {
  expect(
    ['translations.hi.name', 'image_urls.0', 'cost', 'version', undefined].map(fieldOf),
  ).toEqual(['name_hi', 'image_urls', 'cost', undefined, undefined]);
  expect(['label.fssai', 'label.translations.or.ingredients'].map(fieldOf)).toEqual([
    'fssai',
    'ingredients_or',
  ]);
});
