import { darker, distance, lighter } from './colour.ts';
import type { Surface } from './contents.ts';
import { drawContents, roundSurface, squareSurface } from './contents.ts';
import type { Pen } from './pen.ts';
import { ellipse, path, repeat, stroke } from './pen.ts';
import { hash } from './random.ts';
import type { Contents, Filled, Vessel } from './recipe.ts';

type DrawVessel = (pen: Pen, contents: Contents) => string;

const glazes = [
  '#3f8f6a',
  '#4a6fb5',
  '#d8643f',
  '#efe6d2',
  '#7a5aa8',
  '#2f8fa0',
  '#c25478',
] as const;

// The glaze of a bowl must differ visibly from its contents.
function glazeFor(contents: Contents): string {
  const start = hash(JSON.stringify(contents)) % glazes.length;
  const turns = glazes.map((_, index) => glazes[(start + index) % glazes.length] ?? glazes[0]);
  return turns.find((glaze) => distance(glaze, contents.colour) > 120) ?? glazes[0];
}

function bowl(pen: Pen, contents: Contents): string {
  return glazed(pen, contents, glazeFor(contents));
}

function glazed(pen: Pen, contents: Contents, glaze: string): string {
  const surface = roundSurface(16, 14, 12.4, 3.7, 7.2);
  return [
    path('M10.5 27.2h11l1 2.3q-6.5 1.6 -13 0Z', pen.tube(darker(glaze, 0.3))),
    path('M2 14C2.4 22.5 8 28 16 28S29.6 22.5 30 14Z', pen.ball(glaze)),
    path('M5 18Q8 25 14 26.6Q7.4 26 4.2 19Z', '#fff', 'opacity=".28"'),
    ellipse(16, 14, 14, 4.7, pen.fade(lighter(glaze, 0.35), glaze)),
    ellipse(16, 14.2, 12.7, 3.9, darker(glaze, 0.45)),
    drawContents(pen, contents, surface),
  ].join('');
}

function clayPot(pen: Pen, contents: Contents): string {
  const clay = '#b9613a';
  return [
    path(
      'M7.2 11.5C1.2 15 .8 23.5 6 27.6Q10.4 31 16 31T26 27.6C31.2 23.5 30.8 15 24.8 11.5Z',
      pen.ball(clay),
    ),
    path('M4.6 18.5Q4.4 24 8.6 27Q5.6 22.8 6.4 17Z', '#fff', 'opacity=".22"'),
    stroke('M4 19.2Q16 23 28 19.2', darker(clay, 0.35), 0.5, 'opacity=".6"'),
    stroke('M3.6 20.8Q16 24.8 28.4 20.8', lighter(clay, 0.3), 0.35, 'opacity=".7"'),
    ellipse(16, 10.6, 11.6, 3.8, pen.fade(lighter(clay, 0.28), darker(clay, 0.1))),
    ellipse(16, 10.8, 10, 2.9, darker(clay, 0.5)),
    drawContents(pen, contents, roundSurface(16, 10.8, 9.8, 2.8, 4.8)),
  ].join('');
}

function clayCup(pen: Pen, contents: Contents): string {
  const clay = '#c06a40';
  return [
    path('M5 8Q6.4 24 9 28.6Q16 31.6 23 28.6Q25.6 24 27 8Z', pen.tube(clay)),
    stroke(
      'M6.2 14.5Q16 18.6 25.8 14.5M7 19.5Q16 23.4 25 19.5',
      darker(clay, 0.3),
      0.5,
      'opacity=".45"',
    ),
    ellipse(16, 8, 11, 3.7, pen.fade(lighter(clay, 0.3), clay)),
    ellipse(16, 8.2, 9.6, 2.9, darker(clay, 0.5)),
    drawContents(pen, contents, roundSurface(16, 8.4, 9.3, 2.6, 3)),
  ].join('');
}

function plate(pen: Pen, contents: Contents): string {
  return [
    ellipse(16, 21.2, 15.4, 8.4, darker('#c9d2dc', 0.3)),
    ellipse(16, 20.2, 15.4, 8.4, pen.fade('#ffffff', '#c9d2dc')),
    ellipse(16, 20, 12, 6, pen.fade('#dbe2e9', '#f7f9fb')),
    drawContents(pen, contents, roundSurface(16, 19.6, 10.8, 4.8, 9)),
  ].join('');
}

function leafPlate(pen: Pen, contents: Contents): string {
  const leaf = '#5d8f3c';
  const scallops = repeat(16, (index) => {
    const angle = (index / 16) * Math.PI * 2;
    return ellipse(
      16 + Math.cos(angle) * 12.4,
      20 + Math.sin(angle) * 6.4,
      3.2,
      2.3,
      pen.ball(index % 2 ? leaf : lighter(leaf, 0.12)),
    );
  });
  return [
    ellipse(16, 22, 15, 8, darker(leaf, 0.45), 'opacity=".5"'),
    scallops,
    ellipse(16, 20, 13, 6.8, pen.fade(lighter(leaf, 0.1), darker(leaf, 0.2))),
    stroke(
      'M4 20H28M16 13.6V26.4M7.4 15.4L24.6 24.6M24.6 15.4L7.4 24.6',
      lighter(leaf, 0.3),
      0.3,
      'opacity=".7"',
    ),
    drawContents(pen, contents, roundSurface(16, 19.8, 10.6, 4.8, 8.6)),
  ].join('');
}

function tray(pen: Pen, contents: Contents): string {
  const steel = '#c8d0d8';
  return [
    path(
      'M1 24.5L3.4 28.8Q16 30 28.6 28.8L31 24.5Z',
      pen.fade(darker(steel, 0.15), darker(steel, 0.4)),
    ),
    path(
      'M5.4 9.4H26.6L31.6 24.6Q31.6 25.4 30.8 25.4H1.2Q.4 25.4 .4 24.6Z',
      pen.fade(lighter(steel, 0.6), steel),
    ),
    path('M6.6 10.6H25.4L29.6 23.8H2.4Z', darker(steel, 0.45)),
    drawContents(pen, contents, squareSurface(2.7, 29.3, 11.4, 23.6, 4)),
    stroke('M1 25H31', '#fff', 0.5, 'opacity=".8"'),
  ].join('');
}

function sack(pen: Pen, contents: Contents): string {
  const jute = '#c9a26a';
  const weave = repeat(6, (index) =>
    stroke(
      `M4 ${15 + index * 2.6}Q16 ${17.6 + index * 2.6} 28 ${15 + index * 2.6}`,
      darker(jute, 0.25),
      0.25,
      'opacity=".6"',
    ),
  );
  return [
    path('M5 12C2.6 19 2 26 4.4 30Q16 32.4 27.6 30C30 26 29.4 19 27 12Z', pen.ball(jute)),
    weave,
    path(
      'M11.4 19.4h9.2q.8 0 .8 .8v5.8q0 .8 -.8 .8h-9.2q-.8 0 -.8 -.8v-5.8q0 -.8 .8 -.8Z',
      '#fff8e8',
      'opacity=".92"',
    ),
    path('M16 20.4C19 21 19.4 24 16 26C12.6 24 13 21 16 20.4Z', '#3f8f4a'),
    ellipse(16, 12, 12.6, 4.4, pen.fade(lighter(jute, 0.4), darker(jute, 0.12))),
    ellipse(16, 11.8, 10.6, 3.2, darker(jute, 0.5)),
    drawContents(pen, contents, roundSurface(16, 11.8, 10.4, 3, 8.4)),
  ].join('');
}

const insideJar: Surface = {
  heaped: 'M6.6 13.4Q16 11.4 25.4 13.4V27Q25.4 29.4 23 29.4H9Q6.6 29.4 6.6 27Z',
  flat: 'M6.6 13.4Q16 14.6 25.4 13.4V27Q25.4 29.4 23 29.4H9Q6.6 29.4 6.6 27Z',
  point: (u, v) => [7.8 + u * 16.4, 13.6 + v * 14.4],
};

function jar(pen: Pen, contents: Contents): string {
  const lid = distance(contents.colour, '#f2b632') < 110 ? '#2f7d4a' : '#f2b632';
  return [
    path('M8 8.4H24Q27 9.6 27 13V27.4Q27 31 23.4 31H8.6Q5 31 5 27.4V13Q5 9.6 8 8.4Z', '#e7f1f5'),
    `<g clip-path="${pen.clip(insideJar.heaped)}">${drawContents(pen, contents, insideJar)}</g>`,
    path(
      'M8 8.4H24Q27 9.6 27 13V27.4Q27 31 23.4 31H8.6Q5 31 5 27.4V13Q5 9.6 8 8.4Z',
      pen.fade('#ffffff', '#9fc0cf'),
      'opacity=".22"',
    ),
    path('M7.6 12.4Q6.6 20 7.6 27.6L9.4 27.6Q8.6 20 9.4 11.4Z', '#fff', 'opacity=".6"'),
    path('M11.6 20.6h8.8q.9 0 .9 .9v5q0 .9 -.9 .9h-8.8q-.9 0 -.9 -.9v-5q0 -.9 .9 -.9Z', '#fffaf0'),
    path('M16 21.4C18.8 22 19.2 25 16 26.8C12.8 25 13.2 22 16 21.4Z', '#2f8a48'),
    path(
      'M7 3.6Q16 1.4 25 3.6Q25.6 3.8 25.6 4.6V8.2Q16 10.4 6.4 8.2V4.6Q6.4 3.8 7 3.6Z',
      pen.tube(lid),
    ),
    ellipse(16, 3.8, 9.2, 1.6, lighter(lid, 0.35)),
  ].join('');
}

function glass(pen: Pen, contents: Contents): string {
  const drink = 'M7.4 9.6H24.6L22.8 28Q22.6 29.4 21.2 29.4H10.8Q9.4 29.4 9.2 28Z';
  return [
    path(
      'M5.8 2.6H26.2L23.8 29.2Q23.6 31 21.8 31H10.2Q8.4 31 8.2 29.2Z',
      '#dcecf3',
      'opacity=".85"',
    ),
    path(drink, pen.tube(contents.colour)),
    ellipse(16, 9.6, 8.6, 2, lighter(contents.colour, 0.45)),
    contents.bits
      ? repeat(5, (index) =>
          ellipse(11 + index * 2.5, 9.3 + (index % 2) * 0.8, 0.9, 0.5, contents.bits ?? ''),
        )
      : '',
    contents.garnish ? ellipse(16, 7.8, 2, 1.9, pen.ball(contents.garnish)) : '',
    ellipse(16, 2.8, 10.2, 1.5, '#ffffff', 'opacity=".75"'),
    path('M8.4 5L10 26.6L11.6 26.6L10.6 5Z', '#fff', 'opacity=".5"'),
  ].join('');
}

function tub(pen: Pen, contents: Contents): string {
  return [
    path(
      'M4.6 10L7.4 28.4Q7.6 29.8 9 30Q16 31 23 30Q24.4 29.8 24.6 28.4L27.4 10Z',
      pen.tube('#eef3f7'),
    ),
    path('M5.6 16.6Q16 19.4 26.4 16.6L25.2 24.6Q16 27 6.8 24.6Z', pen.tube('#4a8fd0')),
    path('M16 18.6C18.6 19.4 18.8 22.4 16 24.4C13.2 22.4 13.4 19.4 16 18.6Z', '#fff'),
    ellipse(16, 10, 12, 3.8, '#ffffff'),
    ellipse(16, 10.2, 10.6, 3, '#cdd8e0'),
    drawContents(pen, contents, roundSurface(16, 10.4, 10.3, 2.7, 4)),
  ].join('');
}

const vessels: Record<Vessel, DrawVessel> = {
  bowl,
  'clay-pot': clayPot,
  'clay-cup': clayCup,
  plate,
  'leaf-plate': leafPlate,
  tray,
  sack,
  jar,
  glass,
  tub,
};

/** A vessel with its contents, in a 32 x 32 box. */
export function drawFilled(pen: Pen, { vessel, contents }: Filled): string {
  return vessels[vessel](pen, contents);
}
