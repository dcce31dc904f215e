import { darker, lighter } from './colour.ts';
import type { Pen } from './pen.ts';
import { ellipse, path, put, stroke } from './pen.ts';
import { hash, seeded } from './random.ts';
import type { Bunch, LeafShape } from './recipe.ts';

type DrawLeaf = (pen: Pen, colour: string, stem: string) => string;

// Leaves are drawn upwards from the origin, about 9 units long.
const leaves: Record<LeafShape, DrawLeaf> = {
  round: (pen, colour, stem) =>
    path('M0 0C-5.4 -1 -5.6 -8 0 -9C5.6 -8 5.4 -1 0 0Z', pen.ball(colour)) +
    stroke(
      'M0 0V-7.6M0 -2.6L-2.6 -4.8M0 -2.6L2.6 -4.8M0 -5L-2 -6.8M0 -5L2 -6.8',
      lighter(stem, 0.2),
      0.28,
      'opacity=".7"',
    ),
  drop: (pen, colour, stem) =>
    path('M0 0C-4.4 -2 -3.6 -7 0 -10.4C3.6 -7 4.4 -2 0 0Z', pen.ball(colour)) +
    stroke(
      'M0 0V-9M0 -2.8L-2 -4.8M0 -2.8L2 -4.8M0 -5.4L-1.4 -7M0 -5.4L1.4 -7',
      stem,
      0.36,
      'opacity=".85"',
    ),
  long: (pen, colour, stem) =>
    path('M0 0C-2.6 -3 -2.4 -8 0 -12.4C2.4 -8 2.6 -3 0 0Z', pen.ball(colour)) +
    stroke('M0 0V-11', lighter(stem, 0.2), 0.36, 'opacity=".8"'),
  feather: (pen, colour, stem) => {
    const leaflet = 'M0 0Q-1.5 -1.5 0 -3.2Q1.5 -1.5 0 0Z';
    const pairs = [0, 1, 2, 3].map((row) => {
      const y = -1.6 - row * 2.1;
      return (
        put(path(leaflet, pen.ball(colour)), 0, y, -62, 1.05) +
        put(path(leaflet, pen.ball(darker(colour, 0.08))), 0, y, 62, 1.05)
      );
    });
    return (
      stroke('M0 0V-9.6', stem, 0.5) +
      pairs.join('') +
      put(path(leaflet, pen.ball(colour)), 0, -9.2)
    );
  },
};

/** A tied bunch of greens, in a 32 x 32 box. */
export function drawBunch(pen: Pen, { leaf, colour, stem }: Bunch): string {
  const random = seeded(`${leaf}${colour}${hash(stem)}`);
  const stems: string[] = [];
  const blades: string[] = [];
  for (let index = 0; index < 15; index++) {
    const row = Math.floor(index / 5);
    const angle = ((index % 5) - 2) * (21 - row * 3) + (random() - 0.5) * 9 + (row % 2 ? 7 : -3);
    const reach = 11.6 - row * 3.4;
    const radians = (angle * Math.PI) / 180;
    const x = 16 + Math.sin(radians) * reach;
    const y = 22.4 - Math.cos(radians) * reach;
    const shade = row === 0 ? darker(colour, 0.2) : row === 1 ? colour : lighter(colour, 0.1);
    stems.push(stroke(`M16 25.4Q${16 + Math.sin(radians) * 4} ${20 - row} ${x} ${y}`, stem, 0.9));
    blades.push(put(leaves[leaf](pen, shade, stem), x, y + 2.6, angle * 1.12, 0.82));
  }
  const feet = [-3, -1.8, -0.6, 0.6, 1.8, 3].map((offset) =>
    stroke(
      `M${16 + offset * 0.55} 23.6Q${16 + offset * 0.7} 27 ${16 + offset * 1.15} 30.6`,
      offset < 0 ? stem : darker(stem, 0.14),
      1.25,
    ),
  );
  return [
    ...stems,
    ...feet,
    ...blades,
    ellipse(16, 25.2, 3, 1.3, pen.tube('#c98b4a')),
    stroke('M13.2 24.7Q16 26.2 18.8 24.7', lighter('#c98b4a', 0.45), 0.35),
  ].join('');
}
