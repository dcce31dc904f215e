import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { composePicture } from '../pictures/compose-picture.ts';
import { releaseEmoji } from '../pictures/emoji-bodies.ts';
import { demoMediaFolder, demoShop } from './index.ts';

const { categories, stocks, combos, banners, zones, timeSlots, plans, settings, profile } =
  demoShop;
const subcategories = categories.flatMap((category) => category.subcategories);
const stockBySlug = new Map(stocks.map((stock) => [stock.slug, stock]));
const categoryOf = new Map(
  categories.flatMap((category) =>
    category.subcategories.map((each) => [each.slug, category.slug]),
  ),
);

function repeated(slugs: readonly string[]): string[] {
  return slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
}

function isMoney(rupees: number): boolean {
  return rupees >= 0 && Number.isInteger(Math.round(rupees * 1e6) / 1e4);
}

function linesOf(combo: (typeof combos)[number]) {
  return combo.lines.map((line) => {
    const stock = stockBySlug.get(line.stock);
    if (!stock) throw new Error(`${combo.slug} names ${line.stock}, which is not sold`);
    return { stock, quantity: line.quantity };
  });
}

afterAll(releaseEmoji);

describe('the subcategories', () => {
  it('are as many as in a real shop', () => {
    expect(categories.map((category) => category.slug)).toEqual([
      'vegetables',
      'fruit',
      'dairy-and-eggs',
      'fish-and-meat',
      'rice-and-dal',
      'spices-and-oils',
      'bakery',
      'kitchen-meals',
      'party-food',
    ]);
    expect(subcategories.length).toBeGreaterThanOrEqual(30);
    expect(stocks.length).toBeGreaterThanOrEqual(250);
    expect(stocks.filter((stock) => stock.department === 'KITCHEN').length).toBeGreaterThanOrEqual(
      60,
    );
  });

  it('have slugs that are unique and valid in a URL', () => {
    const slugs = [...categories, ...subcategories].map((each) => each.slug);
    expect(repeated(slugs)).toEqual([]);
    expect(repeated(stocks.map((stock) => stock.slug))).toEqual([]);
    for (const slug of [...slugs, ...stocks.map((stock) => stock.slug)]) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('all have stocks, and every stock is in one', () => {
    for (const each of subcategories) {
      expect(
        stocks.some((stock) => stock.subcategory === each.slug),
        each.slug,
      ).toBe(true);
    }
    expect(stocks.filter((stock) => !categoryOf.has(stock.subcategory))).toEqual([]);
  });
});

describe('a stock', () => {
  it.each(stocks.map((stock) => [stock.slug, stock] as const))('%s is valid', (_slug, stock) => {
    expect(isMoney(stock.cost)).toBe(true);
    expect(stock.cost).toBeGreaterThanOrEqual(5);
    expect(stock.cost).toBeLessThanOrEqual(stock.department === 'KITCHEN' ? 5000 : 1500);
    expect(
      stock.discountPercent === 0 || (stock.discountPercent >= 5 && stock.discountPercent <= 20),
    ).toBe(true);
    expect([0, 5, 18, 40]).toContain(stock.gstPercent);
    expect(stock.hsn).toMatch(stock.department === 'KITCHEN' ? /^9963(31|34)$/ : /^\d{4}$/);
    expect(stock.description.length).toBeGreaterThan(30);
    expect(stock.description.length).toBeLessThan(180);
    expect(stock.units).not.toBe('');
    expect(
      stock.quantity === 0 ||
        stock.quantity === 3 ||
        (stock.quantity >= 8 && stock.quantity <= 200),
    ).toBe(true);
  });

  it('that is packed has an MRP not below its price, net quantity and best before', () => {
    const packed = stocks.filter(({ mrp }) => mrp !== undefined);
    expect(packed.length).toBeGreaterThan(120);
    for (const { slug, mrp = 0, cost, department, label } of packed) {
      expect(mrp, slug).toBeGreaterThanOrEqual(cost);
      expect(department, slug).toBe('GROCERY');
      expect(label?.netQuantity?.amount, slug).toBeGreaterThan(0);
      expect(label?.bestBeforeDays, slug).toBeGreaterThan(0);
    }
  });

  it('declares the allergens of its ingredients, in every grocery', () => {
    const labelOf = (slug: string) => stocks.find((stock) => stock.slug === slug)?.label;
    expect(labelOf('butter-cake')?.allergens).toEqual(['EGG', 'GLUTEN', 'MILK']);
    expect(labelOf('tofu')?.allergens).toEqual(['SOY']);
    expect(labelOf('desi-tomato')?.allergens).toEqual([]);
    expect(labelOf('cow-milk')?.netQuantity).toEqual({ amount: 1000, unit: 'ML' });
    expect(labelOf('cheese-slices')?.netQuantity).toEqual({ amount: 200, unit: 'G' });
    for (const { slug, department, label } of stocks)
      if (department === 'GROCERY') expect(label?.allergens, slug).toBeDefined();
  });

  it('has a name and a description of its own', () => {
    expect(repeated(stocks.map((stock) => stock.name))).toEqual([]);
    expect(repeated(stocks.map((stock) => stock.description))).toEqual([]);
  });

  it('is not veg when it is an egg, fish or meat', () => {
    const animal = stocks.filter((stock) =>
      ['eggs', 'river-fish', 'sea-and-chilika', 'chicken', 'mutton-and-more'].includes(
        stock.subcategory,
      ),
    );
    expect(animal.filter((stock) => stock.veg)).toEqual([]);
    const named = /\b(chicken|mutton|machha|egg|prawn|fish|chungudi|crab|anda)\b/i;
    const wrong = stocks.filter(
      (stock) =>
        stock.veg && named.test(stock.name) && !/masala|besara mix|eggless/i.test(stock.name),
    );
    expect(wrong.map((stock) => stock.slug)).toEqual([]);
  });

  it('is sometimes sold out, almost sold out, inactive, discounted or featured', () => {
    const count = (test: (stock: (typeof stocks)[number]) => boolean) => stocks.filter(test).length;
    expect(count((stock) => stock.quantity === 0)).toBe(12);
    expect(count((stock) => stock.quantity === 3)).toBe(8);
    expect(count((stock) => stock.inactive)).toBe(6);
    const reduced = count((stock) => stock.discountPercent > 0) / stocks.length;
    expect(reduced).toBeGreaterThan(0.28);
    expect(reduced).toBeLessThan(0.4);
    const featured = stocks.filter((stock) => stock.featured);
    expect(featured.length).toBeGreaterThanOrEqual(14);
    expect(featured.length).toBeLessThanOrEqual(18);
    expect(
      featured.every(
        (stock) => stock.department === 'GROCERY' && stock.quantity > 0 && !stock.inactive,
      ),
    ).toBe(true);
  });
});

describe('a combo', () => {
  it('is one of 24, and every category has one', () => {
    expect(combos).toHaveLength(24);
    expect(repeated(combos.map((combo) => combo.slug))).toEqual([]);
    const offered = new Set(combos.map((combo) => categoryOf.get(combo.subcategory)));
    expect(categories.filter((category) => !offered.has(category.slug))).toEqual([]);
    expect(subcategories.length).toBeGreaterThan(
      new Set(combos.map((combo) => combo.subcategory)).size,
    );
  });

  it.each(combos.map((combo) => [combo.slug, combo] as const))(
    '%s agrees with its lines',
    (_slug, combo) => {
      const lines = linesOf(combo);
      const sum = lines.reduce((total, line) => total + line.stock.cost * line.quantity, 0);
      expect(combo.cost).toBeLessThanOrEqual(sum);
      expect(combo.cost).toBeGreaterThan(sum * 0.93);
      expect(isMoney(combo.cost)).toBe(true);
      expect(new Set(lines.map((line) => line.stock.department))).toEqual(
        new Set([combo.department]),
      );
      expect(combo.veg).toBe(lines.every((line) => line.stock.veg));
      expect(
        lines.every((line) => line.stock.quantity >= line.quantity && !line.stock.inactive),
      ).toBe(true);
      const places = lines.map((line) => categoryOf.get(line.stock.subcategory));
      expect(places).toContain(categoryOf.get(combo.subcategory));
    },
  );
});

describe('the banners', () => {
  it('fill the carousel, both single blocks, and leave two hidden', () => {
    const shown = banners.filter((banner) => !banner.inactive && banner.viewSequence !== null);
    expect(shown.map((banner) => banner.viewSequence).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(banners.filter((banner) => banner.inactive)).toHaveLength(1);
    expect(banners.filter((banner) => banner.viewSequence === null)).toHaveLength(1);
  });

  it('link to a page', () => {
    const known = new Set(categories.map((category) => category.slug));
    for (const { target } of banners) {
      if ('category' in target) expect(known).toContain(target.category);
      else expect(target.path).toMatch(/^\//);
    }
  });

  it('have one short film', () => {
    const films = banners.flatMap((banner) => banner.video ?? []);
    expect(films).toHaveLength(1);
    expect(readdirSync(demoMediaFolder)).toEqual(films);
    expect(statSync(new URL(films[0] ?? '', demoMediaFolder)).size).toBeLessThan(250_000);
  });
});

describe('pictures', () => {
  const pictures = [
    ...categories.map((each) => ({
      slug: each.slug,
      picture: each.picture,
      kind: 'category' as const,
    })),
    ...subcategories.map((each) => ({
      slug: each.slug,
      picture: each.picture,
      kind: 'category' as const,
    })),
    ...stocks.map((each) => ({ slug: each.slug, picture: each.picture, kind: 'product' as const })),
    ...combos.map((each) => ({ slug: each.slug, picture: each.picture, kind: 'combo' as const })),
    ...banners.map((each) => ({ slug: each.slug, picture: each.picture, kind: 'banner' as const })),
  ];

  it('are composed for everything, each quickly and unlike its neighbours', () => {
    const composed = pictures.map(({ picture, kind }) => composePicture(picture, kind));
    const started = performance.now();
    for (const { picture, kind } of pictures) composePicture(picture, kind);
    expect((performance.now() - started) / pictures.length).toBeLessThan(5);
    expect(composed.every((svg) => svg.startsWith('<svg') && svg.endsWith('</svg>'))).toBe(true);
    const products = stocks.map((stock) => composePicture(stock.picture, 'product'));
    const same = stocks.filter((_, index) => products.indexOf(products[index] ?? '') !== index);
    expect(same.map((stock) => stock.slug)).toEqual([]);
  });

  it('can be drawn', async () => {
    for (const { picture, kind } of pictures.filter((_, index) => index % 9 === 0)) {
      const small = await sharp(Buffer.from(composePicture(picture, kind)))
        .resize(64)
        .png()
        .toBuffer();
      const drawn = await sharp(small).stats();
      expect(drawn.entropy).toBeGreaterThan(1);
    }
  });
});

describe('delivery', () => {
  it('every pincode is served once', () => {
    const pincodes = zones.flatMap((zone) => zone.pincodes);
    expect(repeated(pincodes.map((each) => each.pincode))).toEqual([]);
    for (const { pincode, latitude, longitude } of pincodes) {
      expect(pincode).toMatch(/^75\d{4}$/);
      expect(latitude).toBeGreaterThan(20);
      expect(latitude).toBeLessThan(20.6);
      expect(longitude).toBeGreaterThan(85.5);
      expect(longitude).toBeLessThan(86);
    }
    expect(zones.every((zone) => isMoney(zone.fee) && zone.freeAbove > zone.fee)).toBe(true);
  });

  it('slots have names that can be parsed as times', () => {
    for (const slot of timeSlots) {
      expect(slot.name).toMatch(/^\d{1,2}:\d{2} [AP]M - \d{1,2}:\d{2} [AP]M$/);
      expect(slot.capacity).toBeGreaterThan(0);
    }
    expect(new Set(timeSlots.map((slot) => slot.department))).toEqual(
      new Set(['GROCERY', 'KITCHEN']),
    );
  });
});

describe('plans, settings and profile', () => {
  it('have what the law and the screens require', () => {
    expect(plans).toHaveLength(5);
    expect(plans.filter((plan) => plan.validityDays === 0)).toHaveLength(1);
    expect(plans.filter((plan) => plan.inactive)).toHaveLength(1);
    expect(demoShop.complaintReasons).toHaveLength(8);
    expect(settings.MIN_ORDER_AMOUNT).toBe('199');
    const known = categories.map((category) => category.slug);
    expect(known).toEqual(expect.arrayContaining([...settings.VEG_NONVEG_TOGGLE_IGNORE]));
    expect(profile.fssaiLicence).toMatch(/^\d{14}$/);
    expect(profile.gstin).toMatch(/^21[A-Z]{5}\d{4}[A-Z]\dZ\d$/);
  });
});
