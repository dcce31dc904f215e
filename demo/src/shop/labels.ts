import type { Allergen } from '@sabuja/contract/rules/allergens';
import type { NewLabel } from '@sabuja/server/modules/catalogue';
import { type IngredientName, ingredientOf } from './ingredients.ts';

type Common = {
  /** Whether the shop packs the product itself and sells it with an MRP. */
  packed: boolean;
  bestBeforeDays?: number;
  allergens: readonly Allergen[];
};

const packed = (bestBeforeDays: number, ...allergens: Allergen[]): Common => ({
  packed: true,
  bestBeforeDays,
  allergens,
});
const loose = (...allergens: Allergen[]): Common => ({ packed: false, allergens });

/** Common label data of the stocks of a subcategory. Stocks without an entry (kitchen dishes) state nothing. */
const subcategories: Record<string, Common> = {
  'milk-and-curd': packed(4, 'MILK'),
  'chhena-and-paneer': packed(6, 'MILK'),
  'butter-ghee-cheese': packed(180, 'MILK'),
  eggs: packed(21, 'EGG'),
  'bread-and-buns': packed(4),
  'cakes-and-pastries': packed(5),
  'biscuits-and-rusk': packed(120),
  'savoury-bakes': packed(60),
  rice: packed(365),
  'chuda-mudhi-khai': packed(120),
  'dal-and-pulses': packed(270),
  'flour-and-millet': packed(120),
  'badi-papad-pickle': packed(270),
  'ground-spices': packed(270),
  'whole-spices': packed(365),
  oils: packed(270),
  'salt-sugar-jaggery': packed(365),
  'tea-and-drinks': packed(270),
  'nuts-and-dry-fruit': packed(180),
  'river-fish': loose('FISH'),
  chicken: loose(),
};

type Own = Partial<Pick<Common, 'bestBeforeDays' | 'allergens'>> & {
  /** The ISO 3166-1 code of the country of origin; India when absent. */
  readonly origin?: string;
  readonly made?: readonly IngredientName[];
};
const made = (...names: IngredientName[]): Own => ({ made: names });

/** Label data of single stocks: their ingredients, and allergens, days or origin that differ from the subcategory. */
const stocks: Record<string, Own> = {
  'mitha-dahi': made('milk', 'sugar'),
  ghola: made('curd', 'water', 'salt', 'cumin'),
  lassi: made('curd', 'sugar', 'milk', 'cardamom', 'cashew'),
  tofu: { ...made('soybean', 'water'), allergens: [] },
  'table-butter': made('butter', 'salt'),
  'cheese-slices': made('cheese', 'milk solids', 'butter', 'salt'),
  'milk-bread': made('refined wheat flour', 'milk', 'sugar', 'yeast', 'butter', 'salt'),
  'brown-bread': made('wheat flour', 'refined wheat flour', 'sugar', 'yeast', 'salt'),
  'multigrain-bread': made('wheat flour', 'ragi flour', 'sesame', 'flaxseed', 'yeast', 'salt'),
  pav: made('refined wheat flour', 'yeast', 'sugar', 'vegetable oil', 'salt'),
  'burger-bun': made('refined wheat flour', 'milk', 'sugar', 'yeast', 'sesame', 'salt'),
  baguette: made('refined wheat flour', 'water', 'yeast', 'salt'),
  'chhena-poda-cake': made('chhena', 'sugar', 'semolina', 'cardamom', 'cashew', 'raisin'),
  'plum-cake': made('refined wheat flour', 'milk solids', 'sugar', 'butter', 'raisin', 'cashew'),
  'butter-cake': made('refined wheat flour', 'butter', 'egg', 'sugar', 'milk', 'vanilla'),
  'black-forest': made('refined wheat flour', 'cream', 'egg', 'sugar', 'cocoa', 'cherry'),
  'pineapple-pastry': made('refined wheat flour', 'cream', 'sugar', 'pineapple', 'milk solids'),
  'chocolate-cupcake': made('refined wheat flour', 'sugar', 'egg', 'butter', 'cocoa'),
  'fruit-cupcake': made('refined wheat flour', 'sugar', 'milk solids', 'butter', 'vanilla'),
  doughnut: made('refined wheat flour', 'sugar', 'egg', 'milk', 'yeast', 'cocoa', 'vegetable oil'),
  'jeera-biscuit': made('refined wheat flour', 'butter', 'sugar', 'cumin', 'salt'),
  'choco-cookie': made('refined wheat flour', 'butter', 'sugar', 'cocoa', 'milk solids'),
  'coconut-biscuit': made('refined wheat flour', 'sugar', 'vegetable oil', 'coconut'),
  rusk: made('refined wheat flour', 'sugar', 'milk solids', 'yeast', 'vegetable oil'),
  'ragi-cookie': made('ragi flour', 'wheat flour', 'jaggery', 'butter'),
  'veg-puff': {
    ...made('refined wheat flour', 'vegetable oil', 'potato', 'carrot', 'onion', 'spices', 'salt'),
    bestBeforeDays: 2,
  },
  'egg-puff': {
    ...made('refined wheat flour', 'vegetable oil', 'egg', 'onion', 'spices', 'salt'),
    bestBeforeDays: 2,
  },
  'chicken-puff': {
    ...made('refined wheat flour', 'vegetable oil', 'chicken', 'onion', 'spices', 'salt'),
    bestBeforeDays: 2,
  },
  mixture: made('gram flour', 'flattened rice', 'peanut', 'vegetable oil', 'spices', 'salt'),
  nimki: made('refined wheat flour', 'vegetable oil', 'nigella seed', 'salt'),
  'garlic-bread': {
    ...made('refined wheat flour', 'butter', 'garlic', 'cheese', 'yeast', 'salt'),
    bestBeforeDays: 4,
  },
  'khai-ukhuda': made('popped paddy', 'jaggery'),
  'chuda-bhaja': made('flattened rice', 'peanut', 'vegetable oil', 'spices', 'salt'),
  'chakki-atta': { allergens: ['GLUTEN'] },
  maida: { allergens: ['GLUTEN'] },
  suji: { allergens: ['GLUTEN'] },
  'phula-badi': made('black gram', 'salt', 'sesame'),
  'kakharu-badi': made('black gram', 'ash gourd', 'salt', 'cumin'),
  'biri-papad': made('black gram', 'salt', 'black pepper'),
  'amba-achara': made('mango', 'mustard oil', 'mustard', 'fenugreek', 'chilli', 'turmeric', 'salt'),
  'ou-khatta': made('elephant apple', 'jaggery', 'mustard', 'chilli', 'salt'),
  'lembu-achara': made('lemon', 'salt', 'chilli'),
  'jira-gunda': made('cumin', 'chilli'),
  'garam-masala': made('cardamom', 'cinnamon', 'clove', 'black pepper', 'cumin'),
  'mutton-masala': made('coriander', 'cumin', 'chilli', 'cinnamon', 'cardamom', 'clove'),
  'machha-masala': made('mustard', 'cumin', 'garlic', 'chilli', 'turmeric'),
  'panch-phutana': made('cumin', 'fennel', 'mustard', 'fenugreek', 'nigella seed'),
  'groundnut-oil': { allergens: ['PEANUT'] },
  'bela-sharbat': made('bel fruit', 'sugar', 'water'),
  'mango-drink': made('mango', 'water'),
  'masala-soda': made('carbonated water', 'sugar', 'lemon', 'spices', 'salt'),
  'chicken-sausage': made('chicken', 'spices', 'salt', 'vegetable oil'),
  'green-apple': { origin: 'CL' },
  almond: { origin: 'US', allergens: ['TREE_NUT'] },
  'ganjam-cashew': { allergens: ['TREE_NUT'] },
  peanut: { allergens: ['PEANUT'] },
  dates: { origin: 'IR' },
  'chilika-prawn': { allergens: ['CRUSTACEAN'] },
  'tiger-prawn': { allergens: ['CRUSTACEAN'] },
  'small-prawn': { allergens: ['CRUSTACEAN'] },
  'mud-crab': { allergens: ['CRUSTACEAN'] },
  'dry-prawn': { allergens: ['CRUSTACEAN'] },
  pomfret: { allergens: ['FISH'] },
  'surmai-steaks': { allergens: ['FISH'] },
  'mutton-curry-cut': { allergens: [] },
  'mutton-keema': { allergens: [] },
  'mutton-shank': { allergens: [] },
  duck: { allergens: [] },
};

/** Fruit and vegetables contain no allergen that must be declared. */
const withoutAllergens = new Set(['vegetables', 'fruit']);

type Product = { slug: string; subcategory: string; category: string; units: string; cost: number };

/** The label of a stock and, if it is packed, its MRP in rupees: the price before discount. */
export function labelOf({ slug, subcategory, category, units, cost }: Product) {
  const common =
    subcategories[subcategory] ?? (withoutAllergens.has(category) ? loose() : undefined);
  const own = stocks[slug];
  if (!common && !own) return {};
  const bestBeforeDays = own?.bestBeforeDays ?? common?.bestBeforeDays;
  const label: NewLabel = {
    origin: own?.origin ?? 'IN',
    allergens: allergensOf(own, common),
    ...ingredientTexts(own?.made),
    ...(bestBeforeDays !== undefined && { bestBeforeDays }),
    ...netQuantityOf(units),
  };
  return common?.packed ? { mrp: cost, label } : { label };
}

function allergensOf(own: Own | undefined, common: Common | undefined): Allergen[] {
  const declared = own?.allergens ?? common?.allergens ?? [];
  const contained = (own?.made ?? []).flatMap((name) => ingredientOf(name)[2] ?? []);
  return [...new Set([...declared, ...contained])].sort();
}

function ingredientTexts(
  names: readonly IngredientName[] | undefined,
): Pick<NewLabel, 'ingredients' | 'translations'> {
  if (!names) return {};
  const joined = (column: 0 | 1) => names.map((name) => ingredientOf(name)[column]).join(', ');
  return {
    ingredients: names.join(', '),
    translations: { hi: { ingredients: joined(0) }, or: { ingredients: joined(1) } },
  };
}

const weightPattern = /(?<!-)\b(?<amount>\d+(?:\.\d+)?) (?<unit>kg|g|l|ml)\b/;
const countPattern = /^(?<amount>\d+) (?:pieces?|slices|bags)\b/;

/** The net quantity in a units text such as '1 l pouch' or '2 pieces, 500 g'; none for a range such as '700-900 g'. */
function netQuantityOf(units: string): Pick<NewLabel, 'netQuantity'> {
  const measured = weightPattern.exec(units)?.groups;
  if (measured) {
    const { amount, unit = '' } = measured;
    const size = Number(amount) * (unit === 'kg' || unit === 'l' ? 1000 : 1);
    return { netQuantity: { amount: size, unit: unit.endsWith('g') ? 'G' : 'ML' } };
  }
  const counted = countPattern.exec(units)?.groups;
  return counted && !/\d-\d/.test(units)
    ? { netQuantity: { amount: Number(counted.amount), unit: 'PIECE' } }
    : {};
}
