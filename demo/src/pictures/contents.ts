import { darker, lighter } from './colour.ts';
import type { Pen } from './pen.ts';
import { ellipse, path, put, repeat, stroke } from './pen.ts';
import type { Random } from './random.ts';
import { seeded } from './random.ts';
import type { Contents, Texture } from './recipe.ts';

/** The surface on which contents lie: the opening of a bowl, or the inside of a tray. */
export interface Surface {
  /** Outline of the contents when they are heaped. */
  readonly heaped: string;
  /** Outline when they are flat. */
  readonly flat: string;
  /** Converts surface coordinates to a point; `u` and `v` are 0 to 1, and `v` = 0 is the far edge. */
  readonly point: (u: number, v: number, heaped: boolean) => readonly [number, number];
}

/** An elliptical opening; `dome` is how high a heap rises above its centre. */
export function roundSurface(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  dome: number,
): Surface {
  const rim = `A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
  return {
    heaped: `M${cx - rx} ${cy}C${cx - rx * 0.8} ${cy - dome * 1.35} ${cx + rx * 0.8} ${cy - dome * 1.35} ${cx + rx} ${cy}${rim}`,
    flat: `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}${rim}`,
    point: (u, v, heaped) => {
      const side = (u * 2 - 1) * 0.9;
      const half = Math.sqrt(1 - side * side);
      const top = heaped ? -dome * 0.92 * half : -ry * 0.8 * half;
      return [cx + side * rx, cy + top + (ry * 0.8 * half - top) * v];
    },
  };
}

/** A four-cornered opening; the parameters of the far edge come first. */
export function squareSurface(
  left: number,
  right: number,
  far: number,
  near: number,
  slant: number,
): Surface {
  const outline = `M${left + slant} ${far}H${right - slant}L${right} ${near}H${left}Z`;
  return {
    heaped: outline,
    flat: outline,
    point: (u, v) => {
      const inset = slant * (1 - v);
      const from = left + inset + 1.4;
      return [from + (right - inset - 1.4 - from) * u, far + 0.9 + (near - far - 1.6) * v];
    },
  };
}

interface Bits {
  readonly count: number;
  readonly heaped: boolean;
  readonly draw: (pen: Pen, random: Random, contents: Contents) => string;
}

function tinted(contents: Contents, random: Random): string {
  const dice = random();
  if (contents.bits && dice < 0.3) return contents.bits;
  return dice < 0.65
    ? lighter(contents.colour, 0.22)
    : darker(contents.colour, (dice - 0.65) * 0.55);
}

function grain(length: number, width: number): Bits['draw'] {
  return (_pen, random, contents) =>
    put(
      ellipse(0, 0, length, width, tinted(contents, random)) +
        ellipse(-length * 0.2, -width * 0.3, length * 0.5, width * 0.3, '#fff', 'opacity=".55"'),
      0,
      0,
      random() * 180,
    );
}

function sphere(radius: number): Bits['draw'] {
  return (pen, random, contents) => {
    const size = radius * (0.9 + random() * 0.2);
    return (
      ellipse(0.1, size * 0.35, size, size, '#2b1206', 'opacity=".2"') +
      ellipse(0, 0, size, size * 0.96, pen.ball(contents.colour)) +
      ellipse(-size * 0.35, -size * 0.42, size * 0.26, size * 0.16, '#fff', 'opacity=".6"')
    );
  };
}

function chunk(pen: Pen, random: Random, contents: Contents): string {
  const colour = contents.bits && random() < 0.35 ? contents.bits : contents.colour;
  const width = 3.4 + random() * 1.2;
  const box = (fill: string, extra = '') =>
    `<rect x="${-width / 2}" y="-1.5" width="${width}" height="3" rx="1.1" fill="${fill}" ${extra}/>`;
  return put(
    `<g transform="translate(.15 .5)">${box('#2b1206', 'opacity=".2"')}</g>${box(pen.ball(colour))}`,
    0,
    0,
    random() * 120 - 60,
  );
}

function shred(_pen: Pen, random: Random, contents: Contents): string {
  const width = 0.9 + random() * 0.8;
  return put(
    path(`M${-width} .2L-.2 -.6L${width} -.1L.3 .7Z`, tinted(contents, random)),
    0,
    0,
    random() * 180,
  );
}

function puff(pen: Pen, random: Random, contents: Contents): string {
  const colour = contents.bits && random() < 0.22 ? contents.bits : contents.colour;
  return put(
    ellipse(0.1, 0.35, 1.3, 0.85, '#5a3a1a', 'opacity=".22"') +
      ellipse(0, 0, 1.25, 0.85, pen.ball(colour)) +
      ellipse(0.45, -0.35, 0.6, 0.5, lighter(colour, 0.45)),
    0,
    0,
    random() * 180,
  );
}

function stick(pen: Pen, random: Random, contents: Contents): string {
  const colour = contents.bits && random() < 0.35 ? contents.bits : contents.colour;
  const length = 2.2 + random() * 1.6;
  return put(
    `<rect x="${-length}" y="-.55" width="${length * 2}" height="1.2" rx=".6" fill="${pen.down(colour)}"/>`,
    0,
    0,
    random() * 140 - 70,
  );
}

function morsel(pen: Pen, random: Random, contents: Contents): string {
  const size = 1.5 + random() * 0.7;
  const colour = contents.bits ?? lighter(contents.colour, 0.3);
  return (
    ellipse(
      0,
      size * 0.34,
      size * 1.25,
      size * 0.72,
      darker(contents.colour, 0.35),
      'opacity=".7"',
    ) +
    put(ellipse(0, 0, size * 1.15, size * 0.72, pen.ball(colour)), 0, 0, random() * 50 - 25) +
    ellipse(-size * 0.3, -size * 0.28, size * 0.36, size * 0.14, '#fff', 'opacity=".5"')
  );
}

const bits: Record<Texture, Bits> = {
  grain: { count: 150, heaped: true, draw: grain(0.85, 0.34) },
  seeds: { count: 170, heaped: true, draw: grain(0.66, 0.5) },
  powder: { count: 0, heaped: true, draw: shred },
  flakes: { count: 85, heaped: true, draw: grain(1.25, 0.7) },
  puffs: { count: 70, heaped: true, draw: puff },
  liquid: { count: 0, heaped: false, draw: shred },
  curry: { count: 9, heaped: false, draw: morsel },
  pieces: { count: 26, heaped: true, draw: chunk },
  balls: { count: 19, heaped: true, draw: sphere(2) },
  chopped: { count: 120, heaped: true, draw: shred },
  sticks: { count: 38, heaped: true, draw: stick },
};

/** Draws the contents of a surface, starting with the bits at the far edge. */
export function drawContents(pen: Pen, contents: Contents, surface: Surface): string {
  const random = seeded(JSON.stringify(contents));
  const { count, heaped, draw } = bits[contents.texture];
  const outline = heaped ? surface.heaped : surface.flat;
  const spots = Array.from({ length: count }, (_, index) =>
    surface.point(evenly(index, random), ((index + random()) / count) ** 0.8, heaped),
  ).sort((a, b) => a[1] - b[1]);
  return [
    path(outline, base(pen, contents)),
    contents.texture === 'balls' && contents.bits
      ? path(surface.flat, pen.down(contents.bits))
      : '',
    sheen(contents, surface, heaped),
    ...spots.map(([x, y]) => put(draw(pen, random, contents), x, y)),
    garnish(contents, surface, random, heaped),
  ].join('');
}

// Steps of the golden ratio spread the bits evenly; purely random positions would form clumps.
function evenly(index: number, random: Random): number {
  return (index * 0.618034 + random() * 0.12) % 1;
}

function base(pen: Pen, { texture, colour, bits: extra }: Contents): string {
  if (texture === 'powder') return pen.ball(colour);
  if (texture === 'liquid') return pen.fade(colour, extra ?? darker(colour, 0.12));
  return pen.ball(texture === 'curry' ? colour : darker(colour, 0.22));
}

function sheen(contents: Contents, surface: Surface, heaped: boolean): string {
  if (contents.texture === 'powder') {
    const [x, y] = surface.point(0.5, 0.12, true);
    const [lx, ly] = surface.point(0.24, 0.6, true);
    return (
      stroke(
        `M${x} ${y}Q${lx + 1} ${y + 1} ${lx} ${ly}`,
        lighter(contents.colour, 0.35),
        0.9,
        'opacity=".55"',
      ) + (contents.bits ? repeat(7, (index) => speck(surface, index, contents.bits ?? '')) : '')
    );
  }
  if (contents.texture !== 'liquid' && contents.texture !== 'curry') return '';
  const [x, y] = surface.point(0.3, 0.3, heaped);
  return ellipse(x, y, 3, 0.7, '#fff', 'opacity=".4"');
}

function speck(surface: Surface, index: number, colour: string): string {
  const [x, y] = surface.point(0.14 + index * 0.12, 0.35 + (index % 3) * 0.2, true);
  return ellipse(x, y, 0.55, 0.4, colour);
}

function garnish(contents: Contents, surface: Surface, random: Random, heaped: boolean): string {
  const colour = contents.garnish;
  if (!colour) return '';
  return repeat(6, (index) => {
    const [x, y] = surface.point(0.3 + random() * 0.4, 0.2 + random() * 0.4, heaped);
    const leaf = path(
      'M-1.1 0Q0 -.95 1.1 0Q0 .95 -1.1 0Z',
      index % 2 ? colour : lighter(colour, 0.25),
    );
    return put(leaf, x, y, random() * 180);
  });
}
