import type { Subject, Tint } from '../pictures/recipe.ts';
import { bunch, crate, drawing, emoji, filled, pack, table } from '../pictures/recipe.ts';
import type { DemoCombo, DemoComboLine, Department } from './types.ts';

interface Offer {
  readonly slug: string;
  readonly subcategory: string;
  readonly name: string;
  readonly description: string;
  /** Rupees before discount. */
  readonly cost: number;
  /** Discount in percent. */
  readonly off: number;
  readonly lines: readonly DemoComboLine[];
  readonly subject: Subject;
  readonly veg?: boolean;
  readonly department?: Department;
  readonly tint: Tint;
}

function combo(offer: Offer): DemoCombo {
  const { off, subject, tint, ...rest } = offer;
  return {
    veg: true,
    department: 'GROCERY',
    ...rest,
    discountPercent: off,
    picture: { tint, ...subject },
  };
}

/** Builds the lines of a combo: one unit of each slug, or `[slug, quantity]`. */
function lines(...stocks: readonly (string | [slug: string, quantity: number])[]): DemoComboLine[] {
  return stocks.map((each) =>
    typeof each === 'string' ? { stock: each, quantity: 1 } : { stock: each[0], quantity: each[1] },
  );
}

const dalBowl = filled('bowl', 'seeds', '#eebb3f');
const oilBottle = pack('bottle', '#7a4a12', '#d99a14', 'blossom');

export const combos: readonly DemoCombo[] = [
  combo({
    slug: 'dalma-basket',
    subcategory: 'everyday-vegetables',
    name: 'Dalma basket',
    description:
      'Pumpkin, raw banana, drumstick, brinjal and tomato: every vegetable the pot wants for six people.',
    cost: 165,
    off: 10,
    lines: lines('kakharu', 'raw-banana', 'sajana-chhuin', 'long-brinjal', 'desi-tomato'),
    subject: crate(
      drawing('pumpkin', '#ef8a1d', '#4f8f3a'),
      drawing('raw-banana', '#6fae3f'),
      'eggplant',
      'tomato',
    ),
    tint: 'leaf',
  }),
  combo({
    slug: 'week-of-vegetables',
    subcategory: 'everyday-vegetables',
    name: 'A week of vegetables',
    description: 'Potato, onion, tomato, cabbage, okra and pointed gourd for a family of three.',
    cost: 255,
    off: 12,
    lines: lines('new-potato', 'nashik-onion', 'desi-tomato', 'cabbage', 'bhendi', ['potala', 2]),
    subject: crate(
      'potato',
      'onion',
      'tomato',
      drawing('cabbage', '#a9d27a', '#6fae47'),
      drawing('okra', '#5faf45'),
    ),
    tint: 'leaf',
  }),
  combo({
    slug: 'saga-trio',
    subcategory: 'leafy-greens',
    name: 'Three sagas',
    description: 'Spinach, red amaranth and drumstick leaves, a bunch of each, cut this morning.',
    cost: 58,
    off: 10,
    lines: lines('palanga-saga', 'nali-saga', 'sajana-saga'),
    subject: crate('leafy-green', bunch('drop', '#a8324f', '#c9506b'), bunch('feather', '#4f9f3f')),
    tint: 'mint',
  }),
  combo({
    slug: 'tadka-tray',
    subcategory: 'chillies-and-herbs',
    name: 'Ginger, garlic, chilli tray',
    description: 'What every tempering begins with, enough for ten days.',
    cost: 129,
    off: 8,
    lines: lines('ginger', 'garlic', 'green-chilli', 'coriander', 'curry-leaves'),
    subject: crate('ginger-root', 'garlic', drawing('chilli', '#4a9a34'), 'herb'),
    tint: 'leaf',
  }),
  combo({
    slug: 'salad-bowl',
    subcategory: 'mushrooms-and-exotic',
    name: 'Salad for four',
    description: 'Lettuce, cucumber, carrot, coloured capsicum and lemon.',
    cost: 215,
    off: 15,
    lines: lines('lettuce', 'cucumber', 'ooty-carrot', 'coloured-capsicum', 'lemon'),
    subject: crate(
      emoji('leafy-green', { hue: 4, saturation: 0.85, brightness: 1.3 }),
      'cucumber',
      'carrot',
      drawing('capsicum', '#d8352a'),
      'lemon',
    ),
    tint: 'mint',
  }),
  combo({
    slug: 'puja-fruit',
    subcategory: 'everyday-fruit',
    name: 'Puja fruit plate',
    description:
      'Champa banana, apple, orange and pomegranate, unblemished and washed, ready for the plate.',
    cost: 365,
    off: 8,
    lines: lines('champa-kadali', 'shimla-apple', 'nagpur-orange', 'bhagwa-pomegranate'),
    subject: crate(
      'red-apple',
      drawing('banana-bunch', '#f7c92b'),
      'tangerine',
      drawing('pomegranate', '#c7303f', '#e8505b'),
    ),
    tint: 'haldi',
  }),
  combo({
    slug: 'mango-box',
    subcategory: 'mangoes',
    name: 'Three-mango box',
    description: 'A kilo each of amrapali, dasheri and baiganpalli, to settle the argument.',
    cost: 370,
    off: 12,
    lines: lines('amrapali-mango', 'dasheri-mango', 'baiganpalli-mango'),
    subject: crate(
      'mango',
      emoji('mango', { hue: 14, brightness: 1.04 }),
      emoji('mango', { hue: 10, brightness: 1.12 }),
    ),
    tint: 'haldi',
  }),
  combo({
    slug: 'summer-coolers',
    subcategory: 'melons-and-tropical',
    name: 'Summer coolers',
    description: 'Watermelon, muskmelon and two tender coconuts for a 42-degree afternoon.',
    cost: 230,
    off: 10,
    lines: lines('watermelon', 'muskmelon', ['green-coconut', 2]),
    subject: crate('watermelon', 'melon', drawing('green-coconut', '#6fae4a', '#f7f3e2')),
    tint: 'mint',
  }),
  combo({
    slug: 'breakfast-dairy',
    subcategory: 'milk-and-curd',
    name: 'Breakfast dairy',
    description: 'Cow milk, curd in clay, table butter and cheese slices.',
    cost: 325,
    off: 7,
    lines: lines('cow-milk', 'dahi-matka', 'table-butter', 'cheese-slices'),
    subject: table(
      'glass-of-milk',
      filled('clay-cup', 'liquid', '#fffaf0'),
      'butter',
      'cheese-wedge',
    ),
    tint: 'apricot',
  }),
  combo({
    slug: 'chhena-for-sweets',
    subcategory: 'chhena-and-paneer',
    name: "Sweet-maker's set",
    description: 'Half a kilo of chhena with khua: rasagola one day, gulab jamun the next.',
    cost: 315,
    off: 8,
    lines: lines(['fresh-chhena', 2], 'khua'),
    subject: table(
      filled('leaf-plate', 'pieces', '#fffaf0', '#f1e3c4'),
      drawing('slab', '#e9cf9f'),
      filled('leaf-plate', 'pieces', '#fffaf0', '#f1e3c4'),
    ),
    tint: 'cream',
  }),
  combo({
    slug: 'egg-week',
    subcategory: 'eggs',
    name: 'Egg week',
    description: 'A dozen white and six brown, one for every morning and some to spare.',
    cost: 160,
    off: 10,
    lines: lines('white-eggs', 'brown-eggs'),
    subject: crate(
      'egg',
      emoji('egg', { saturation: 0.12, brightness: 1.5 }),
      'egg',
      emoji('egg', { saturation: 0.12, brightness: 1.5 }),
      'egg',
    ),
    veg: false,
    tint: 'apricot',
  }),
  combo({
    slug: 'sunday-fish',
    subcategory: 'river-fish',
    name: 'Sunday fish',
    description: 'Half a kilo of rohu and half of catla, cleaned and cut for besara.',
    cost: 345,
    off: 8,
    lines: lines('rohu-cut', 'bhakura-cut'),
    subject: crate(
      drawing('carp', '#c7a38e', '#8f5a4a'),
      drawing('carp', '#a9b2b0', '#5f6b70'),
      drawing('fish-steak', '#f3b7a4', '#9fa6a8'),
    ),
    veg: false,
    tint: 'sky',
  }),
  combo({
    slug: 'chilika-catch',
    subcategory: 'sea-and-chilika',
    name: 'Chilika catch',
    description: 'Medium prawns and a pair of pomfret, iced at Balugaon before dawn.',
    cost: 810,
    off: 10,
    lines: lines('chilika-prawn', 'pomfret'),
    subject: crate(
      'shrimp',
      drawing('flat-fish', '#cfd6da', '#8b97a0'),
      emoji('shrimp', { brightness: 0.95 }),
    ),
    veg: false,
    tint: 'sky',
  }),
  combo({
    slug: 'chicken-weekend',
    subcategory: 'chicken',
    name: 'Chicken weekend',
    description: 'Curry cut for Saturday, drumsticks for Sunday.',
    cost: 320,
    off: 9,
    lines: lines('chicken-curry-cut', 'chicken-drumstick'),
    subject: table(
      drawing('raw-chicken', '#f6b9a5', '#fbe3d6'),
      emoji('poultry-leg', { hue: -8, saturation: 0.75, brightness: 1.28 }),
      'poultry-leg',
    ),
    veg: false,
    tint: 'rose',
  }),
  combo({
    slug: 'month-of-rice-and-dal',
    subcategory: 'rice',
    name: 'Month of rice and dal',
    description: 'Ten kilos of usuna rice with arhar, moong and masoor for a small household.',
    cost: 785,
    off: 10,
    lines: lines(['swarna-usuna', 2], 'harada-dali', 'muga-dali', 'masura-dali'),
    subject: table(
      filled('sack', 'grain', '#f3e3bd'),
      dalBowl,
      filled('bowl', 'seeds', '#e2703a'),
      filled('bowl', 'seeds', '#f3d264'),
    ),
    tint: 'cream',
  }),
  combo({
    slug: 'khechudi-kit',
    subcategory: 'dal-and-pulses',
    name: 'Khechudi kit',
    description: 'Roasted moong and gobindobhog rice: a rainy evening in two packets.',
    cost: 205,
    off: 6,
    lines: lines('jhain-muga', 'gobindabhoga'),
    subject: table(
      filled('jar', 'seeds', '#d9a63c'),
      filled('bowl', 'grain', '#fbf6e6'),
      filled('bowl', 'seeds', '#d9a63c'),
    ),
    tint: 'cream',
  }),
  combo({
    slug: 'spice-box',
    subcategory: 'ground-spices',
    name: 'Masala dabba',
    description:
      'Turmeric, chilli, coriander, roasted cumin and garam masala: seven weeks of cooking.',
    cost: 360,
    off: 12,
    lines: lines('kandhamal-haldi', 'lanka-gunda', 'dhania-gunda', 'jira-gunda', 'garam-masala'),
    subject: table(
      filled('bowl', 'powder', '#e9a31e'),
      filled('bowl', 'powder', '#c5301f'),
      filled('jar', 'powder', '#7a4a26'),
      filled('bowl', 'powder', '#a9894a'),
    ),
    tint: 'clay',
  }),
  combo({
    slug: 'oil-and-phutana',
    subcategory: 'oils',
    name: 'Mustard and phutana',
    description: 'Ghani mustard oil with panch phutana and black mustard.',
    cost: 290,
    off: 8,
    lines: lines('ghana-tela', 'panch-phutana', 'sorisha'),
    subject: table(
      oilBottle,
      filled('bowl', 'seeds', '#a8844a', '#2f241c'),
      filled('bowl', 'seeds', '#3b2b22', '#5d4636'),
    ),
    tint: 'clay',
  }),
  combo({
    slug: 'tea-time',
    subcategory: 'biscuits-and-rusk',
    name: "Four o'clock tea",
    description: 'Milk rusk, jeera biscuits and nimki for a week of afternoons.',
    cost: 190,
    off: 10,
    lines: lines('rusk', 'jeera-biscuit', 'nimki'),
    subject: table(
      drawing('bars', '#d08f3f', '#e8b56a'),
      drawing('biscuits', '#e0b06a', '#7d5230'),
      filled('bowl', 'pieces', '#e8bd72', '#8a5a24'),
    ),
    tint: 'sand',
  }),
  combo({
    slug: 'pakhala-for-two',
    subcategory: 'pakhala-and-sides',
    name: 'Pakhala for two',
    description: 'Two dahi pakhala with saga bhaja, baigana poda and aloo bharta.',
    cost: 378,
    off: 12,
    lines: lines(['dahi-pakhala', 2], 'saga-bhaja', 'baigana-poda', 'aloo-bharta'),
    subject: table(
      filled('clay-pot', 'grain', '#fffdf6', '#f1ead6', '#4f9a3c'),
      filled('bowl', 'chopped', '#3f7f3a', '#65a34c', '#c8321f'),
      filled('bowl', 'powder', '#efd48a', '#c8321f', '#4f9a3c'),
      filled('bowl', 'chopped', '#7a5a4a', '#a98a5a', '#5fae3c'),
    ),
    department: 'KITCHEN',
    tint: 'rose',
  }),
  combo({
    slug: 'cuttack-evening',
    subcategory: 'jalakhia',
    name: 'Cuttack evening',
    description: 'Dahibara aloo dum twice, singada and gupchup. Bring friends.',
    cost: 236,
    off: 10,
    lines: lines(['dahibara-aloodum', 2], 'singada', 'gupchup'),
    subject: table(
      filled('leaf-plate', 'balls', '#f6ecd6', '#c4551f', '#4f9a3c'),
      drawing('samosa', '#d9953f'),
      filled('bowl', 'balls', '#e3b45c', '#a9793a'),
    ),
    department: 'KITCHEN',
    tint: 'rose',
  }),
  combo({
    slug: 'family-dinner',
    subcategory: 'curries',
    name: 'Mutton night for four',
    description: 'Two bowls of mansa jhola, dalma and chhena tarkari. You boil the rice.',
    cost: 855,
    off: 8,
    lines: lines(['mutton-mansa-jhola', 2], 'dalma-bowl', 'chhena-tarkari'),
    subject: table(
      filled('clay-pot', 'curry', '#8f2f16', '#7a4a2a', '#4f9a3c'),
      'meat-on-bone',
      filled('bowl', 'curry', '#e3a92c', '#ef8a1d', '#4f9a3c'),
    ),
    veg: false,
    department: 'KITCHEN',
    tint: 'rose',
  }),
  combo({
    slug: 'birthday-at-home',
    subcategory: 'party-sweets',
    name: 'Birthday at home',
    description:
      'Cake, vegetable pulao tray, fifty mini singada and gulab jamun for ten guests and seconds.',
    cost: 3390,
    off: 10,
    lines: lines('birthday-cake-1kg', 'tray-veg-pulao', 'mini-singada-50', 'gulab-jamun-50'),
    subject: table(
      'birthday-cake',
      drawing('samosa', '#d9953f'),
      filled('tray', 'grain', '#f3e3b0', '#ef7f2a', '#5fae3c'),
      filled('tray', 'balls', '#7a3a1a', '#a85a24'),
    ),
    department: 'KITCHEN',
    tint: 'lilac',
  }),
  combo({
    slug: 'office-lunch',
    subcategory: 'party-trays',
    name: 'Office lunch for twenty',
    description:
      'Chicken biryani and vegetable pulao trays with dalma and paneer, so that nobody is left out.',
    cost: 5680,
    off: 12,
    lines: lines('tray-chicken-biryani', 'tray-veg-pulao', 'tray-dalma', 'tray-paneer'),
    subject: table(
      filled('tray', 'grain', '#efc05a', '#b5651d', '#4f9a3c'),
      'poultry-leg',
      filled('tray', 'pieces', '#fff2d6', '#e0662a', '#4f9a3c'),
      filled('tray', 'curry', '#e3a92c', '#ef8a1d', '#4f9a3c'),
    ),
    veg: false,
    department: 'KITCHEN',
    tint: 'lilac',
  }),
];
