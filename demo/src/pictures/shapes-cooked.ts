import { darker, lighter } from './colour.ts';
import { drawContents, roundSurface } from './contents.ts';
import type { Pen } from './pen.ts';
import { ellipse, path, put, repeat, stroke } from './pen.ts';
import { seeded } from './random.ts';
import type { Shape } from './recipe.ts';
import type { DrawShape } from './shape-kit.ts';
import { gloss } from './shape-kit.ts';

/** A block in perspective, seen from above with one corner in front; `size` is its width. */
function block(pen: Pen, colour: string, size: number, height: number): string {
  const half = size / 2;
  const depth = size * 0.28;
  return [
    path(
      `M0 ${-height}L${half} ${depth - height}L0 ${depth * 2 - height}L${-half} ${depth - height}Z`,
      pen.fade(lighter(colour, 0.5), lighter(colour, 0.1)),
    ),
    path(
      `M${-half} ${depth - height}L0 ${depth * 2 - height}V${depth * 2}L${-half} ${depth}Z`,
      pen.fade(colour, darker(colour, 0.12)),
    ),
    path(
      `M${half} ${depth - height}L0 ${depth * 2 - height}V${depth * 2}L${half} ${depth}Z`,
      pen.fade(darker(colour, 0.12), darker(colour, 0.26)),
    ),
  ].join('');
}

/** A leaf under fresh cheese, since pale food is hardly visible on a pale background. */
function dishLeaf(pen: Pen): string {
  return (
    path('M-.4 22Q6 15.6 16 15.6T32.4 22Q26 30.4 16 30.4T-.4 22Z', pen.ball('#5d9440')) +
    stroke(
      'M.4 22Q16 19.4 31.6 22M6 18.4L9 25.6M12 16.8L13.6 28M20 16.8L18.6 28M26 18.4L23.4 25.6',
      '#8fc46c',
      0.35,
      'opacity=".7"',
    )
  );
}

function cubes(pen: Pen, colour: string): string {
  const cube = block(pen, colour, 12, 7);
  return [
    dishLeaf(pen),
    put(cube, 9.4, 13.4),
    put(cube, 22.4, 12.6),
    put(cube, 16, 9.6, 0, 0.9),
    put(cube, 16, 20.6),
    put(cube, 6.6, 21, 0, 0.72),
    put(cube, 26, 21, 0, 0.7),
  ].join('');
}

function slab(pen: Pen, colour: string, second: string): string {
  const random = seeded(colour);
  return [
    dishLeaf(pen),
    put(block(pen, colour, 23, 9), 15, 13.6),
    repeat(22, () =>
      ellipse(
        8 + random() * 14,
        8 + random() * 7,
        0.5 + random() * 0.5,
        0.28,
        darker(colour, 0.2),
        'opacity=".5"',
      ),
    ),
    path('M3.5 15.6L15 22.1V25.4L3.5 18.9Z', second === colour ? 'none' : second, 'opacity=".7"'),
    put(block(pen, colour, 7, 4), 24.4, 22.6),
    put(block(pen, colour, 5.4, 3), 20, 25),
  ].join('');
}

function cylinder(pen: Pen, side: string, top: string, cy: number, height: number): string {
  return [
    path(`M2.4 ${cy}V${cy + height}A13.6 6 0 0 0 29.6 ${cy + height}V${cy}Z`, pen.tube(side)),
    ellipse(16, cy, 13.6, 6, pen.fade(lighter(top, 0.25), top)),
  ].join('');
}

function roundCake(pen: Pen, colour: string, second: string): string {
  const cream = second.startsWith('#ff');
  return [
    cylinder(pen, colour, second, 12, 11),
    cream
      ? path(
          'M2.4 12Q4 17 6 13.6Q8.4 19 11 15.4Q13.6 20.4 16 16.4Q19 20.6 21.4 15.6Q24 18.6 26 13.8Q28.4 16 29.6 12A13.6 6 0 0 1 2.4 12Z',
          second,
        )
      : stroke('M3.4 17Q16 25 28.6 17', darker(colour, 0.25), 0.6, 'opacity=".6"'),
    cream
      ? repeat(7, (index) =>
          ellipse(
            16 + Math.cos(index * 0.9) * 9,
            11.6 + Math.sin(index * 0.9) * 3.7,
            1.9,
            1.7,
            pen.ball('#c2203a'),
          ),
        )
      : repeat(14, (index) =>
          ellipse(
            16 + Math.cos(index * 2.4) * (2 + (index % 4) * 2.6),
            12 + Math.sin(index * 2.4) * (1 + (index % 4) * 1.2),
            0.7,
            0.4,
            darker(second, 0.35),
            'opacity=".6"',
          ),
        ),
    gloss('M5 14.4V22Q6 24 8 25V16.4Z', 0.22),
  ].join('');
}

function chhenaPoda(pen: Pen, colour: string, second: string): string {
  const random = seeded('poda');
  return [
    path('M0 25.4Q8 20.4 16 21T32 25.4Q24 31.6 16 31.4T0 25.4Z', pen.ball('#5d8f3c')),
    stroke('M1 25.6Q16 22 31 25.6', '#8fbf6a', 0.4),
    path('M3 12V22A13 5.8 0 0 0 16 27.8V12Z', pen.fade(darker(colour, 0.1), darker(colour, 0.45))),
    path('M16 12L28.6 10.6V20.4A13 5.8 0 0 1 16 27.8Z', pen.fade(second, darker(second, 0.16))),
    repeat(16, () =>
      ellipse(
        17.4 + random() * 9.6,
        14.6 + random() * 8.6,
        0.55,
        0.4,
        darker(second, 0.25),
        'opacity=".7"',
      ),
    ),
    path('M16 24.8L28.6 18.2V20.4A13 5.8 0 0 1 16 27.8Z', darker(colour, 0.1), 'opacity=".8"'),
    path('M16 12L28.6 10.6A13 6 0 1 0 16 18Z', pen.ball(colour)),
    repeat(18, () =>
      ellipse(
        5 + random() * 18,
        8.4 + random() * 6,
        0.9,
        0.5,
        random() < 0.5 ? lighter(colour, 0.25) : darker(colour, 0.4),
        'opacity=".6"',
      ),
    ),
    gloss('M5.4 10.4Q9 7 15 6.9Q9.4 8.4 7 11.6Z', 0.3),
  ].join('');
}

function discStack(pen: Pen, colour: string, second: string): string {
  return repeat(6, (index) => {
    const y = 26 - index * 2.5;
    const spots =
      index === 5
        ? repeat(15, (spot) =>
            ellipse(
              16 + Math.cos(spot * 2.4) * (2.4 + (spot % 4) * 2.6),
              y - 0.4 + Math.sin(spot * 2.4) * (1 + (spot % 4)),
              0.8,
              0.45,
              second,
              'opacity=".75"',
            ),
          )
        : '';
    return (
      ellipse(16 + (index % 2 ? 0.5 : -0.5), y + 1.3, 13.6, 5.2, darker(colour, 0.32)) +
      ellipse(
        16 + (index % 2 ? 0.5 : -0.5),
        y,
        13.6,
        5.2,
        pen.fade(lighter(colour, 0.25), colour),
      ) +
      spots
    );
  });
}

function biscuit(pen: Pen, colour: string, second: string): string {
  return [
    ellipse(0, 1.5, 7.8, 6, darker(colour, 0.42)),
    ellipse(0, 0, 7.8, 6, pen.fade(lighter(colour, 0.3), colour)),
    ellipse(
      0,
      0,
      6.9,
      5.2,
      'none',
      `stroke="${darker(colour, 0.2)}" stroke-width=".4" opacity=".6"`,
    ),
    repeat(11, (index) =>
      put(
        ellipse(0, 0, 0.72, 0.36, second),
        Math.cos(index * 2.4) * (1.6 + (index % 3) * 2),
        Math.sin(index * 2.4) * (1.2 + (index % 3) * 1.4),
        index * 37,
      ),
    ),
  ].join('');
}

function biscuits(pen: Pen, colour: string, second: string): string {
  const one = biscuit(pen, colour, second);
  return (
    put(one, 9.6, 20.6, -4) +
    put(one, 9.4, 17.4, 3) +
    put(one, 22.8, 20, 6) +
    put(one, 22.6, 16.8, -5) +
    put(one, 16.2, 12, 4) +
    put(one, 16, 23.4, 2, 1.08)
  );
}

function puri(pen: Pen, colour: string): string {
  return [
    ellipse(16, 17.6, 13, 11.4, pen.ball(colour)),
    ellipse(16, 24, 11, 4, darker(colour, 0.3), 'opacity=".25"'),
    repeat(8, (index) =>
      ellipse(
        9 + ((index * 31) % 15),
        10 + ((index * 23) % 14),
        1.1,
        0.8,
        darker(colour, 0.25),
        'opacity=".4"',
      ),
    ),
    gloss('M7 15Q9 9.6 15 8.4Q10.6 11 9.6 16Z', 0.5),
  ].join('');
}

function ball(pen: Pen, colour: string, second: string): string {
  return [
    ellipse(16, 17, 12.4, 12.2, pen.ball(colour)),
    repeat(40, (index) => {
      const radius = 11 * Math.sqrt((index + 0.5) / 40);
      return ellipse(
        16 + Math.cos(index * 2.39996) * radius,
        17 + Math.sin(index * 2.39996) * radius,
        1,
        0.85,
        index % 3 ? darker(colour, 0.14) : second,
        'opacity=".75"',
      );
    }),
    gloss('M7 15Q8.6 9 14 7.4Q10.4 10.6 10 16Z', 0.35),
  ].join('');
}

function diamonds(pen: Pen, colour: string, second: string): string {
  const one = [
    path('M-8 0L0 4.6V7.6L-8 3Z', darker(colour, 0.12)),
    path('M8 0L0 4.6V7.6L8 3Z', darker(colour, 0.26)),
    path('M0 -4.6L8 0L0 4.6L-8 0Z', pen.fade(lighter(colour, 0.5), colour)),
    path('M0 -3.4L5.8 0L0 3.4L-5.8 0Z', pen.fade('#ffffff', second), 'opacity=".85"'),
  ].join('');
  return (
    put(one, 9.4, 11.6) +
    put(one, 22.6, 11.6) +
    put(one, 16, 8) +
    put(one, 16, 17.4) +
    put(one, 8.6, 22) +
    put(one, 23.4, 22) +
    put(one, 16, 25)
  );
}

function samosa(pen: Pen, colour: string): string {
  return [
    path(
      'M15 3.4Q17 2.6 18.4 4.4L30 25.4Q31 28 28.4 28.8Q15 31.4 3.6 28.6Q1 27.6 2.2 25Z',
      pen.ball(colour),
    ),
    path('M15 3.4Q17 2.6 18.4 4.4L30 25.4Q20 20 15 3.4Z', darker(colour, 0.2), 'opacity=".45"'),
    stroke('M16 4C15.4 13 20 22 29.4 27.4', lighter(colour, 0.4), 0.8),
    stroke('M4 27.6Q15 30 28 27.4', darker(colour, 0.35), 0.8, 'stroke-dasharray="1.4 1.1"'),
    repeat(9, (index) =>
      ellipse(
        7 + ((index * 17) % 16),
        15 + ((index * 7) % 11),
        0.9,
        0.55,
        darker(colour, 0.28),
        'opacity=".4"',
      ),
    ),
    gloss('M13 8Q8 16 5.4 23Q10.4 17 14 9.6Z', 0.32),
  ].join('');
}

function oneRing(pen: Pen, colour: string): string {
  return [
    path(
      'M-9 0A9 7.6 0 1 0 9 0A9 7.6 0 1 0 -9 0ZM-2.4 -.6A2.4 1.6 0 1 1 2.4 -.6A2.4 1.6 0 1 1 -2.4 -.6Z',
      pen.ball(colour),
      'fill-rule="evenodd"',
    ),
    stroke('M-2.4 -.4Q0 1.6 2.4 -.4', darker(colour, 0.45), 0.7),
    repeat(14, (index) =>
      ellipse(
        Math.cos(index * 0.9) * (4 + (index % 3) * 1.7),
        Math.sin(index * 0.9) * (3.4 + (index % 3) * 1.4),
        0.6,
        0.4,
        index % 2 ? lighter(colour, 0.35) : darker(colour, 0.3),
        'opacity=".6"',
      ),
    ),
  ].join('');
}

function ring(pen: Pen, colour: string): string {
  const one = oneRing(pen, colour);
  return put(one, 10.4, 10.4) + put(one, 22, 14.4) + put(one, 13.4, 22.6);
}

function dosa(pen: Pen, colour: string): string {
  return [
    ellipse(16, 21.6, 15.8, 7.6, pen.fade('#5fa04c', '#3f7d3a')),
    stroke('M1 21.4Q16 19.4 31 21.4', '#8fc46c', 0.4),
    path(
      'M.4 18.6C4 15.6 9 13.4 16 12.4S28 10.4 31.8 7.4C31.6 13 30 17.4 27.6 19.4C20 23.4 10 24.4 4.4 23.4Q1.4 22 .4 18.6Z',
      pen.ball(colour),
    ),
    path(
      'M.4 18.6C4 15.6 9 13.4 16 12.4S28 10.4 31.8 7.4C30 13.4 24 15.6 17 17T3 21.4Q1 20.4 .4 18.6Z',
      lighter(colour, 0.22),
      'opacity=".7"',
    ),
    repeat(26, (index) =>
      ellipse(
        4 + ((index * 0.618) % 1) * 24,
        21.6 - ((index * 0.618) % 1) * 7 + ((index * 0.37) % 1) * 5 - 2,
        0.8,
        0.35,
        darker(colour, 0.35),
        'opacity=".45"',
      ),
    ),
    stroke('M3 21.4C9 17.8 24 17.4 31.2 9', darker(colour, 0.38), 0.5, 'opacity=".7"'),
    ellipse(9, 26.4, 3.4, 1.9, '#dfe6ec'),
    ellipse(9, 26.1, 2.6, 1.3, pen.ball('#fbf6ea')),
    ellipse(17.4, 27, 3.4, 1.9, '#dfe6ec'),
    ellipse(17.4, 26.7, 2.6, 1.3, pen.ball('#d9782a')),
  ].join('');
}

function idli(pen: Pen, colour: string): string {
  const one =
    path('M-7.4 1C-7 -5 7 -5 7.4 1Q6 5 0 5T-7.4 1Z', pen.ball(colour)) +
    ellipse(0, 1.8, 6, 1.8, darker(colour, 0.16), 'opacity=".35"');
  return [
    ellipse(16, 23, 15.4, 6.6, pen.fade('#6fae57', '#3f7d3a')),
    put(one, 9.6, 16),
    put(one, 22.4, 16),
    put(one, 16, 21.4, 0, 1.06),
    put(one, 16, 11.4),
  ].join('');
}

function bars(pen: Pen, colour: string, second: string): string {
  const one = `<rect x="-9" y="-3" width="18" height="6.4" rx="2.2" fill="${pen.down(colour)}"/>${stroke('M-7.4 -1.6H7', second, 0.9, 'opacity=".75"')}${repeat(6, (index) => ellipse(-6.4 + index * 2.6, 0.6 + (index % 2), 0.6, 0.4, index % 2 ? second : darker(colour, 0.3)))}`;
  return (
    put(one, 11, 9.6, -16) +
    put(one, 21, 13.6, 10) +
    put(one, 11.4, 18, 6) +
    put(one, 20, 23.4, -10)
  );
}

function jalebi(pen: Pen, colour: string): string {
  const coil =
    'M0 0C2 -2.4 4.4 0 3 2.4S-3 4.4 -4.4 .6S-1.4 -6.4 3 -5.6S9 1 6 5.4S-4 9 -7.6 4.4S-7 -7.4 -.6 -9.4S10 -6 10.6 -1';
  const one =
    stroke(coil, darker(colour, 0.34), 3) +
    stroke(coil, colour, 2.5) +
    stroke(coil, lighter(colour, 0.5), 0.7, 'transform="translate(-.3 -.5)" opacity=".8"');
  return (
    ellipse(16, 21, 15.4, 8, pen.fade('#ffffff', '#c9d2dc')) +
    put(one, 10.4, 11.6, 0, 0.78) +
    put(one, 22, 14, 120, 0.78) +
    put(one, 15, 20.4, 40, 0.84)
  );
}

function wrap(pen: Pen, colour: string, second: string): string {
  return put(
    [
      path('M-5.4 -12Q0 -15 5.4 -12L5 12Q0 14.4 -5 12Z', pen.tube(colour)),
      ellipse(0, -12, 5.4, 2.4, darker(colour, 0.2)),
      repeat(8, (index) =>
        ellipse(
          -3 + (index % 4) * 2,
          -12.4 - (index % 2) * 0.9,
          1.2,
          0.9,
          pen.ball(index % 3 === 0 ? '#c8445a' : index % 3 === 1 ? second : '#fff1d0'),
        ),
      ),
      repeat(6, (index) =>
        ellipse(
          -3 + ((index * 5) % 7),
          -8 + ((index * 3) % 7),
          0.9,
          0.6,
          darker(colour, 0.35),
          'opacity=".5"',
        ),
      ),
      path('M-5.6 -2L5.6 1.4L5.2 13Q0 15.4 -5.2 13Z', pen.tube('#f4f1ea')),
      stroke('M-5.4 2L5.4 5.4M-5.2 6L5.2 9.4', '#1f7a3d', 0.9, 'opacity=".8"'),
    ].join(''),
    16,
    16.4,
    32,
    1.08,
  );
}

function bun(pen: Pen, colour: string, second: string): string {
  return [
    path('M3 20.4C3 10 9 5.4 16 5.4S29 10 29 20.4Q28.4 27 16 27T3 20.4Z', pen.ball(colour)),
    path(
      'M3.4 21.6Q16 26.4 28.6 21.6Q28 27.4 16 27.4T3.4 21.6Z',
      lighter(colour, 0.5),
      'opacity=".85"',
    ),
    second === colour
      ? ''
      : repeat(14, (index) =>
          put(
            ellipse(0, 0, 0.95, 0.5, second),
            7.6 + ((index * 31) % 17),
            9 + ((index * 19) % 9),
            index * 40,
          ),
        ),
    gloss('M7 15Q9 9 15.4 7.6Q11 10.6 10 16Z', 0.42),
  ].join('');
}

function puff(pen: Pen, colour: string, second: string): string {
  const layers = repeat(5, (index) =>
    stroke(
      `M2.6 ${19 + index * 1.9}Q9.4 ${22 + index * 1.9} 16 ${24 + index * 1.5}Q24 ${21 + index * 1.5} 29.6 ${17.6 + index * 1.9}`,
      index % 2 ? darker(colour, 0.3) : second,
      0.7,
      'opacity=".8"',
    ),
  );
  return [
    path('M2.4 16L16 22V31.4L2.8 26Z', darker(colour, 0.06)),
    path('M29.6 15L16 22V31.4L29.4 25.6Z', darker(colour, 0.22)),
    layers,
    path(
      'M13.6 6.4Q16 5.4 18.4 6.4L29 13.6Q30.6 15 29 16.2L17.6 22.6Q16 23.2 14.4 22.6L3 17Q1.4 15.8 3 14.6Z',
      pen.ball(lighter(colour, 0.1)),
    ),
    stroke(
      'M8.6 12.4Q14 17.6 20 20M13 9.4Q18 15 24.6 17.4M19 8.6Q14 12 7.6 18M24 12.4Q18 15.4 12.6 20.6',
      darker(colour, 0.3),
      0.6,
      'opacity=".55"',
    ),
    gloss('M7.6 13.6Q12 9.6 16.6 8.2Q12.4 11.6 10 15Z', 0.4),
  ].join('');
}

function skewer(pen: Pen, colour: string, second: string): string {
  const piece = (y: number, fill: string, size: number) =>
    `<rect x="${-size}" y="${y - 2.6}" width="${size * 2}" height="5.2" rx="1.8" fill="${pen.ball(fill)}"/>` +
    stroke(
      `M${-size + 1.2} ${y + 0.8}L${size - 1.4} ${y - 1.2}`,
      darker(second, 0.3),
      0.8,
      'opacity=".6"',
    );
  return put(
    [
      stroke('M0 -16V16.4', '#d8b27a', 1),
      piece(-9.6, colour, 4.4),
      piece(-4.6, '#5fa83f', 3.9),
      piece(0.4, second, 4.4),
      piece(5.4, '#c8445a', 3.8),
      piece(10.2, colour, 4.4),
    ].join(''),
    16,
    15.6,
    36,
    0.98,
  );
}

function thali(pen: Pen, colour: string, second: string): string {
  const katori = (x: number, y: number, fill: string) =>
    ellipse(x, y + 0.9, 4.7, 3.1, '#8f9aa6') +
    ellipse(x, y, 4.7, 3, pen.fade('#ffffff', '#b5bfca')) +
    ellipse(x, y + 0.1, 3.7, 2.2, pen.ball(fill)) +
    ellipse(x - 1, y - 0.6, 1, 0.3, '#fff', 'opacity=".6"');
  return [
    ellipse(16, 20, 15.8, 10.6, '#8f9aa6'),
    ellipse(16, 18.8, 15.8, 10.6, pen.fade('#f7f9fb', '#bcc6d0')),
    ellipse(16, 18.8, 14, 9, pen.fade('#cfd7df', '#eef2f5')),
    katori(7.6, 14.4, colour),
    katori(16, 11.8, second),
    katori(24.4, 14.4, '#8f2f16'),
    drawContents(pen, { texture: 'grain', colour: '#fdfaf0' }, roundSurface(13.4, 22.4, 7, 3, 5)),
    ellipse(24, 21.8, 3.2, 2.1, pen.ball('#f3dba0')),
    put(path('M-2 0A2 2 0 0 1 2 0Z', pen.ball('#f4d23f')), 22.4, 25),
  ].join('');
}

function feastLeaf(pen: Pen, colour: string, second: string): string {
  const spot = (x: number, y: number, fill: string, size = 1) =>
    ellipse(x, y + 0.5, 3 * size, 1.9 * size, darker(fill, 0.4), 'opacity=".5"') +
    ellipse(x, y, 3 * size, 1.8 * size, pen.ball(fill));
  return [
    path('M.6 20Q4 9 16 7.6T31.4 14Q30 26 18 29T.6 20Z', pen.ball(colour)),
    stroke('M1.4 19.6Q16 17 31 14.4', lighter(colour, 0.45), 0.7),
    repeat(9, (index) =>
      stroke(
        `M${4 + index * 3} ${19 - index * 0.5}L${6.4 + index * 2.6} ${11.6 - index * 0.06}M${4 + index * 3} ${19 - index * 0.5}L${7.4 + index * 2.5} ${26.6 - index * 0.4}`,
        lighter(colour, 0.25),
        0.3,
        'opacity=".6"',
      ),
    ),
    drawContents(pen, { texture: 'grain', colour: '#fdfaf0' }, roundSurface(14.6, 21.6, 7, 3, 5)),
    spot(7, 15.6, second),
    spot(13.4, 12.4, '#5fae3c'),
    spot(19.8, 11.4, '#c4551f'),
    spot(26, 13.6, '#f3dfba', 0.9),
    spot(25, 19.4, '#8a4a1f'),
    spot(22.4, 24, '#f4c63c', 0.8),
  ].join('');
}

function cutlet(pen: Pen, colour: string): string {
  const random = seeded(colour);
  return [
    path('M2.6 18C2.6 11 9 7 16 7S29.4 11 29.4 18S23 27 16 27S2.6 25 2.6 18Z', pen.ball(colour)),
    repeat(60, () => {
      const angle = random() * 6.283;
      const radius = Math.sqrt(random());
      return ellipse(
        16 + Math.cos(angle) * 12.4 * radius,
        17 + Math.sin(angle) * 9 * radius,
        0.6 + random() * 0.5,
        0.45,
        random() < 0.5 ? lighter(colour, 0.4) : darker(colour, 0.3),
        'opacity=".6"',
      );
    }),
    gloss('M6.4 15.4Q9 10.6 15 9.4Q10.4 12 9.4 16Z', 0.28),
  ].join('');
}

export const cookedShapes = {
  cubes,
  slab,
  'round-cake': roundCake,
  'chhena-poda': chhenaPoda,
  'disc-stack': discStack,
  biscuits,
  puri,
  ball,
  diamonds,
  samosa,
  ring,
  dosa,
  idli,
  bars,
  jalebi,
  wrap,
  bun,
  puff,
  skewer,
  thali,
  'feast-leaf': feastLeaf,
  cutlet,
} satisfies Partial<Record<Shape, DrawShape>>;
