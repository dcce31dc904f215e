import { drawBunch } from './draw-bunch.ts';
import { emojiBody } from './emoji-bodies.ts';
import { drawPack, leafEmblem } from './packs.ts';
import { createPen, put } from './pen.ts';
import type { Art, Drawing, Pack, Shape, Tone } from './recipe.ts';
import type { DrawShape } from './shape-kit.ts';
import { animalShapes } from './shapes-animal.ts';
import { cookedShapes } from './shapes-cooked.ts';
import { fruitShapes } from './shapes-fruit.ts';
import { gourdShapes } from './shapes-gourds.ts';
import { vegetableShapes } from './shapes-vegetables.ts';
import { drawFilled } from './vessels.ts';

const shapes: Record<Shape, DrawShape> = {
  ...gourdShapes,
  ...vegetableShapes,
  ...fruitShapes,
  ...cookedShapes,
  ...animalShapes,
};

/** The SVG of one art: its definitions, and a body in a 32 x 32 box. */
export interface DrawnArt {
  readonly defs: string;
  readonly body: string;
}

/** Draws an art; `prefix` makes its ids unique within the SVG. */
export function drawArt(art: Art, prefix: string): DrawnArt {
  if (art.kind === 'emoji') return drawEmoji(art.name, art.tone, prefix);
  const pen = createPen(`${prefix}g`);
  const body = drawByHand(art, prefix, pen);
  return { defs: pen.defs(), body };
}

function drawByHand(
  art: Exclude<Art, { kind: 'emoji' }>,
  prefix: string,
  pen: ReturnType<typeof createPen>,
): string {
  switch (art.kind) {
    case 'filled':
      return drawFilled(pen, art);
    case 'pack':
      return drawPack(pen, art, emblemOf(art, prefix));
    case 'bunch':
      return drawBunch(pen, art);
    case 'drawing':
      return drawShape(art, pen);
  }
}

function drawShape({ shape, colour, second }: Drawing, pen: ReturnType<typeof createPen>): string {
  return shapes[shape](pen, colour, second ?? colour);
}

function emblemOf({ emblem }: Pack, prefix: string) {
  if (!emblem) return leafEmblem;
  const body = emojiBody(emblem, `${prefix}m`);
  return (x: number, y: number, size: number) =>
    put(body, x - size / 2, y - size / 2, 0, size / 32);
}

function drawEmoji(name: string, tone: Tone | undefined, prefix: string): DrawnArt {
  const body = emojiBody(name, prefix);
  const steps = toneSteps(tone);
  if (!steps) return { defs: '', body };
  const filter = `<filter id="${prefix}tone" x="0" y="0" width="32" height="32" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">${steps}</filter>`;
  return { defs: filter, body: `<g filter="url(#${prefix}tone)">${body}</g>` };
}

function toneSteps({ hue = 0, saturation = 1, brightness = 1 }: Tone = {}): string {
  const slope = (channel: string) => `<feFunc${channel} type="linear" slope="${brightness}"/>`;
  return [
    hue ? `<feColorMatrix type="hueRotate" values="${hue}"/>` : '',
    saturation === 1 ? '' : `<feColorMatrix type="saturate" values="${saturation}"/>`,
    brightness === 1
      ? ''
      : `<feComponentTransfer>${slope('R')}${slope('G')}${slope('B')}</feComponentTransfer>`,
  ].join('');
}
