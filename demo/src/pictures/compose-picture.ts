import { darker, lighter, mix } from './colour.ts';
import type { DrawnArt } from './draw-art.ts';
import { drawArt } from './draw-art.ts';
import type { Spot } from './layouts.ts';
import { spotsFor } from './layouts.ts';
import { createPen, ellipse, path, put, repeat } from './pen.ts';
import type { Art, PictureRecipe, Tint } from './recipe.ts';

/** Square pictures are 960 x 960 pixels, banners 1200 x 500. */
export type PictureKind = 'product' | 'category' | 'combo' | 'banner';

const tints: Record<Tint, string> = {
  leaf: '#dcedd2',
  mint: '#d3eede',
  haldi: '#fbe3a2',
  apricot: '#fddfc8',
  sky: '#d8e8f6',
  rose: '#fadcd6',
  lilac: '#e6def5',
  cream: '#f6ead0',
  sand: '#f1dfc6',
  clay: '#f3d9c2',
};

/** Draws a recipe as an SVG; the same recipe always returns the same text. */
export function composePicture(recipe: PictureRecipe, kind: PictureKind): string {
  const { art, drawn } = drawOnce(recipe.art);
  const spots = spotsFor(recipe.layout, recipe.art.length).map((spot) =>
    scaled(spot, recipe.scale),
  );
  const items = spots.map((spot, index) => place(recipe.art[index], art[index] ?? 0, spot));
  const definitions = drawn
    .map(({ defs, body }, index) => `${defs}<g id="a${index}">${body}</g>`)
    .join('');
  const [width, height] = kind === 'banner' ? [1200, 500] : [960, 960];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${definitions}${shadowGradient}${backdropGradient(recipe.tint, kind)}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#backdrop)"/>`,
    kind === 'banner' ? bannerGround(recipe.tint) : '',
    ...arrange(recipe, spots, items),
    '</svg>',
  ].join('');
}

// A heap repeats one art, so the art is defined once and referenced by `<use>`.
function drawOnce(arts: readonly Art[]): { art: readonly number[]; drawn: readonly DrawnArt[] } {
  const known = new Map<string, number>();
  const drawn: DrawnArt[] = [];
  const art = arts.map((each) => {
    const key = JSON.stringify({ ...each, rotate: 0 });
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    known.set(key, drawn.length);
    drawn.push(drawArt(each, `p${drawn.length}`));
    return drawn.length - 1;
  });
  return { art, drawn };
}

function scaled(spot: Spot, scale = 1): Spot {
  return { ...spot, size: spot.size * scale };
}

function place(art: Art | undefined, id: number, spot: Spot): string {
  const turn = (art?.rotate ?? 0) + (standsUpright(art) ? 0 : spot.turn);
  return put(`<use href="#a${id}" x="-16" y="-16"/>`, spot.x, spot.y, turn, spot.size / 32);
}

// A vessel with contents is not tilted, because it would spill.
function standsUpright(art: Art | undefined): boolean {
  return art?.kind === 'filled' || (art?.kind === 'drawing' && uprightShapes.has(art.shape));
}

const uprightShapes: ReadonlySet<string> = new Set([
  'thali',
  'feast-leaf',
  'egg-tray',
  'chhena-poda',
  'round-cake',
  'disc-stack',
  'idli',
  'dosa',
  'slab',
  'cubes',
  'diamonds',
]);

function arrange(
  { layout, art: arts }: PictureRecipe,
  spots: readonly Spot[],
  items: readonly string[],
): string[] {
  if (layout === 'crate') return [shadow(480, 842, 400, 42), crateBack, ...items, crateFront()];
  if (layout === 'heap') return [shadow(480, heapFoot(arts, spots), 400, 54), ...items];
  if (layout === 'table')
    return [shadow(480, 830, 440, 60), board(), ...standing(arts, spots, items)];
  return standing(arts, spots, items);
}

// The lowest edge of a heap, where its shadow lies: that of the front row.
function heapFoot(arts: readonly Art[], spots: readonly Spot[]): number {
  return Math.max(...spots.map((spot, index) => spot.y + spot.size * (footOf(arts[index]) - 0.03)));
}

// The distance from the centre of the box to the lower edge of the art, as a share of the box.
function footOf(art: Art | undefined): number {
  const name = art?.kind === 'drawing' ? art.shape : art?.kind === 'emoji' ? art.name : '';
  return feet[name] ?? 0.45;
}

const feet: Readonly<Record<string, number>> = {
  'pointed-gourd': 0.25,
  'ivy-gourd': 0.26,
  'snake-gourd': 0.34,
  'small-fish': 0.16,
  'long-fish': 0.3,
  carp: 0.38,
  beans: 0.4,
  butter: 0.36,
  'curry-rice': 0.38,
  sandwich: 0.4,
  watermelon: 0.42,
  samosa: 0.42,
  cutlet: 0.36,
  bun: 0.36,
  dumpling: 0.34,
  biscuits: 0.42,
  bars: 0.38,
};

function standing(
  arts: readonly Art[],
  spots: readonly Spot[],
  items: readonly string[],
): string[] {
  return spots.flatMap((spot, index) => [
    shadow(spot.x, spot.y + spot.size * footOf(arts[index]), spot.size * 0.42, spot.size * 0.07),
    items[index] ?? '',
  ]);
}

function shadow(x: number, y: number, rx: number, ry: number): string {
  return ellipse(x, y, rx, ry, 'url(#shadow)');
}

const shadowGradient =
  '<radialGradient id="shadow"><stop stop-color="#2b1e0a" stop-opacity=".34"/><stop offset=".55" stop-color="#2b1e0a" stop-opacity=".16"/><stop offset="1" stop-color="#2b1e0a" stop-opacity="0"/></radialGradient>';

function backdropGradient(tint: Tint, kind: PictureKind): string {
  const colour = tints[tint];
  if (kind === 'banner') {
    return `<linearGradient id="backdrop"><stop stop-color="${mix(colour, saturated(colour), 0.35)}"/><stop offset="1" stop-color="${saturated(colour)}"/></linearGradient>`;
  }
  return `<radialGradient id="backdrop" cx=".5" cy=".44" r=".72"><stop stop-color="${lighter(colour, 0.72)}"/><stop offset="1" stop-color="${colour}"/></radialGradient>`;
}

// Banners carry text, so their background is more saturated than a product's.
function saturated(colour: string): string {
  return deeper[colour] ?? darker(colour, 0.08);
}

const deeper: Readonly<Record<string, string>> = {
  [tints.leaf]: '#9fce86',
  [tints.mint]: '#8fd0a8',
  [tints.haldi]: '#f5b93a',
  [tints.apricot]: '#f8b98c',
  [tints.sky]: '#9cc6ea',
  [tints.rose]: '#f2a99a',
  [tints.lilac]: '#c4b0e8',
  [tints.cream]: '#f0d28e',
  [tints.sand]: '#e6c08a',
  [tints.clay]: '#e8b48a',
};

function bannerGround(tint: Tint): string {
  const colour = tints[tint];
  return (
    ellipse(1010, 300, 430, 330, lighter(colour, 0.45), 'opacity=".5"') +
    ellipse(1040, 300, 300, 240, lighter(colour, 0.7), 'opacity=".5"')
  );
}

const wood = '#c98f52';

const crateBack = path('M140 600H820L806 826H154Z', darker(wood, 0.6));

function crateFront(): string {
  const pen = createPen('crate');
  const slat = (y: number) =>
    `<rect x="118" y="${y}" width="724" height="84" rx="16" fill="${pen.fade(lighter(wood, 0.25), darker(wood, 0.1))}"/>` +
    repeat(3, (line) =>
      path(
        `M150 ${y + 22 + line * 20}Q480 ${y + 12 + line * 24} 810 ${y + 24 + line * 18}`,
        'none',
        `stroke="${darker(wood, 0.3)}" stroke-width="2.5" opacity=".3"`,
      ),
    );
  const post = (x: number) =>
    `<rect x="${x}" y="620" width="66" height="212" rx="12" fill="${pen.fade(lighter(wood, 0.1), darker(wood, 0.25))}"/>` +
    [668, 778].map((y) => ellipse(x + 33, y, 6, 6, darker(wood, 0.5))).join('');
  const body = [slat(630), slat(738), post(124), post(770)].join('');
  return `<defs>${pen.defs()}</defs>${body}`;
}

function board(): string {
  const pen = createPen('board');
  const body = [
    ellipse(480, 690, 440, 176, darker(wood, 0.35)),
    ellipse(480, 664, 440, 176, pen.fade(lighter(wood, 0.3), wood)),
    ellipse(
      480,
      664,
      400,
      152,
      'none',
      `stroke="${darker(wood, 0.2)}" stroke-width="4" opacity=".4"`,
    ),
  ].join('');
  return `<defs>${pen.defs()}</defs>${body}`;
}
