import { darker, lighter } from './colour.ts';
import type { Pen } from './pen.ts';
import { ellipse, path, put, repeat, stroke } from './pen.ts';
import { seeded } from './random.ts';
import type { Shape } from './recipe.ts';
import type { DrawShape } from './shape-kit.ts';
import { gloss, stalk } from './shape-kit.ts';

function papayaHalf(flesh: boolean) {
  return (pen: Pen, colour: string, second: string) => {
    const whole =
      'M16 2C21 3 27 12 26.6 20.6C26.4 27 21.6 31 16 31S5.6 27 5.4 20.6C5 12 11 3 16 2Z';
    if (!flesh) {
      return [
        stalk(pen, 16, 3.6),
        path(whole, pen.ball(colour)),
        gloss('M11 9Q7.4 15 8.4 22Q9.4 14.4 13.4 7.6Z'),
        ellipse(16.6, 30.4, 1.4, 0.6, darker(colour, 0.5)),
      ].join('');
    }
    return [
      put(path(whole, pen.ball(second)), -2, -0.6, -4, 0.96),
      put(path(whole, pen.ball(darker(second, 0.05))), 3.4, 1, 8, 0.97),
      put(path(whole, pen.ball(colour)), 5.2, 2.4, 8, 0.86),
      put(ellipse(0, 0, 3.6, 7.4, pen.down(lighter(colour, 0.4))), 17, 19.6, 8),
      repeat(26, (index) =>
        ellipse(
          17.6 + Math.cos(index * 2.39996) * 2.3 * Math.sqrt((index + 0.5) / 26),
          19.4 + Math.sin(index * 2.39996) * 6 * Math.sqrt((index + 0.5) / 26),
          0.85,
          0.95,
          pen.ball('#3a2a22'),
        ),
      ),
    ].join('');
  };
}

function bananaHand(ripe: boolean) {
  return (pen: Pen, colour: string) => {
    const finger = (angle: number, shade: string) =>
      put(
        path(
          'M-2.8 -1C-5.6 7 -4.4 15.4 3 20.6Q5 21.4 5.8 19.6C4.4 14 4.2 6 3 -.6Z',
          pen.tube(shade),
        ) +
          stroke('M.4 .6C.2 8 1.4 14 4.6 19.4', darker(shade, 0.25), 0.4, 'opacity=".6"') +
          ellipse(4.7, 20, 1, 0.8, ripe ? '#4a3520' : '#3f5a28'),
        16.6,
        7,
        angle,
      );
    return [
      finger(48, darker(colour, 0.12)),
      finger(-28, darker(colour, 0.12)),
      finger(34, darker(colour, 0.04)),
      finger(-8, colour),
      finger(14, lighter(colour, 0.06)),
      path(
        'M12.4 9Q13.6 3.4 16 1.8Q18.6 2 19.4 3Q19 6 21 9Q16.6 12 12.4 9Z',
        pen.tube(ripe ? '#a8a03a' : '#587f33'),
      ),
    ].join('');
  };
}

function jackfruit(pen: Pen, colour: string, second: string): string {
  const random = seeded('spikes');
  const rind = 'M11 3.6C17 2 24 8 26 16S24.6 30 18 30.6S6 25 4.4 16.6S6 5 11 3.6Z';
  return [
    stalk(pen, 10.6, 4.4, -14),
    path(rind, pen.ball(colour)),
    `<g clip-path="${pen.clip(rind)}">${repeat(110, (index) => ellipse(4 + ((index * 0.618034) % 1) * 23 + random(), 3 + (index / 110) * 28, 0.75, 0.6, pen.ball(lighter(colour, 0.2))))}</g>`,
    path(
      'M19 12C26 11 31 16.6 30.4 23S25 31.6 20 30.4C14.6 28 13.6 14.6 19 12Z',
      darker(colour, 0.2),
    ),
    path(
      'M19.6 13.4C25.4 12.6 29.4 17 28.8 22.8S24.6 30 20.6 29C16.2 27 15.4 15.4 19.6 13.4Z',
      pen.ball(second),
    ),
    repeat(6, (index) =>
      put(
        ellipse(0, 0, 2, 1.4, pen.ball(index % 2 ? '#f7c93f' : '#f3b52a')),
        20 + (index % 2) * 4.6,
        17 + Math.floor(index / 2) * 4,
        30 - index * 14,
      ),
    ),
  ].join('');
}

function cutFruit(draw: (pen: Pen, second: string) => string) {
  return (pen: Pen, colour: string, second: string) =>
    [
      ellipse(13, 15.4, 11.4, 11.2, pen.ball(colour)),
      gloss('M4.6 14Q5.4 8.4 10 6Q7.4 9.6 7 15Z', 0.35),
      path('M11.4 3.4L12.6 5.4H13.6L14.8 3.4L13 4.2Z', darker(colour, 0.5)),
      ellipse(21.6, 21, 9.6, 9.4, pen.ball(darker(colour, 0.12))),
      ellipse(21.6, 20.8, 8.4, 8.2, '#fff3e2'),
      draw(pen, second),
    ].join('');
}

const guavaInside = (pen: Pen, second: string) =>
  ellipse(21.6, 20.8, 7, 6.8, pen.ball(second)) +
  repeat(14, (index) =>
    ellipse(
      21.6 + Math.cos(index * 2.4) * (1.4 + (index % 4)),
      20.8 + Math.sin(index * 2.4) * (1.4 + (index % 4)),
      0.6,
      0.5,
      '#fbe6b0',
    ),
  );

const arils = (pen: Pen, second: string) =>
  repeat(26, (index) => {
    const radius = 7 * Math.sqrt((index + 0.5) / 26);
    return ellipse(
      21.6 + Math.cos(index * 2.39996) * radius,
      20.8 + Math.sin(index * 2.39996) * radius,
      1.35,
      1.25,
      pen.ball(index % 3 ? second : darker(second, 0.2)),
    );
  });

const custardInside = (pen: Pen, _second: string) =>
  ellipse(21.6, 20.8, 7.6, 7.4, pen.ball('#fdf6e6')) +
  repeat(7, (index) =>
    put(
      ellipse(0, 0, 1.3, 0.75, pen.ball('#3a2820')),
      21.6 + Math.cos(index * 0.9) * 4,
      20.8 + Math.sin(index * 0.9) * 4,
      index * 51,
    ),
  );

function bumpy(base: DrawShape): DrawShape {
  return (pen, colour, second) =>
    base(pen, colour, second).replace(
      '<path',
      `${repeat(34, (index) => {
        const radius = 10.4 * Math.sqrt((index + 0.5) / 34);
        return ellipse(
          13 + Math.cos(index * 2.39996) * radius,
          15.4 + Math.sin(index * 2.39996) * radius,
          2,
          1.8,
          pen.ball(index % 2 ? colour : second),
        );
      })}<path`,
    );
}

function litchi(pen: Pen, colour: string, second: string): string {
  const random = seeded(colour);
  return [
    stroke('M16 6Q16.6 3 18.6 1.6', '#7a5a34', 1.3),
    ellipse(16, 17.6, 11.6, 12.4, pen.ball(colour)),
    repeat(52, (index) => {
      const radius = 10.8 * Math.sqrt((index + 0.5) / 52);
      return path(
        `M${16 + Math.cos(index * 2.39996) * radius - 0.9} ${18.2 + Math.sin(index * 2.39996) * radius * 1.06}l.9 -${1.2 + random() * 0.4}l.9 1.2Z`,
        index % 2 ? second : lighter(colour, 0.3),
        'opacity=".85"',
      );
    }),
    gloss('M8 14Q9.4 9.4 13 8Q10.4 11 10 15Z', 0.35),
  ].join('');
}

function dragonFruit(pen: Pen, colour: string, second: string): string {
  const scale = (x: number, y: number, angle: number) =>
    put(path('M-2.6 0Q-1 -3 0 -6.4Q1 -3 2.6 0Z', pen.ball('#a5cf58')), x, y, angle, 1.1);
  return [
    ellipse(12.6, 15.6, 10.4, 12, pen.ball(colour)),
    scale(12.6, 5.4, 0),
    scale(6, 8.6, -34),
    scale(19, 8.4, 30),
    scale(3.4, 16, -66),
    scale(8, 15, -20),
    scale(6, 23, -110),
    scale(14, 12.6, 8),
    ellipse(21.6, 20.6, 9.4, 9.8, pen.ball(colour)),
    ellipse(21.6, 20.6, 8, 8.4, pen.ball(lighter(second, 0.12))),
    repeat(40, (index) =>
      ellipse(
        21.6 + Math.cos(index * 2.39996) * 7 * Math.sqrt((index + 0.5) / 40),
        20.6 + Math.sin(index * 2.39996) * 7.4 * Math.sqrt((index + 0.5) / 40),
        0.38,
        0.46,
        '#2b1020',
      ),
    ),
  ].join('');
}

function greenCoconut(pen: Pen, colour: string, second: string): string {
  return [
    path('M4 13C4 22 8 31 16 31S28 22 28 13Q22 9 16 9T4 13Z', pen.ball(colour)),
    gloss('M6 15Q7 24 12 28.4Q9 22 9 14Z', 0.3),
    path('M4 13L8 5.6Q16 3 24 5.6L28 13Q22 16.6 16 16.6T4 13Z', pen.ball(second)),
    ellipse(16, 9.2, 6.4, 3, pen.ball('#e9e2c4')),
    ellipse(16, 9.4, 4.8, 2.1, pen.fade('#b9d7d3', '#eef8f4')),
    stroke('M17 9.4L24 -1', '#e0584a', 1.4),
    stroke('M17 9.4L24 -1', '#fff', 0.5, 'stroke-dasharray="1 1"'),
  ].join('');
}

function roundFruit(pen: Pen, colour: string, second: string): string {
  return [
    ellipse(16, 17.4, 12, 12.4, pen.ball(colour)),
    repeat(20, (index) =>
      ellipse(8 + ((index * 29) % 17), 9 + ((index * 41) % 17), 0.35, 0.3, second, 'opacity=".55"'),
    ),
    path('M14.4 6.4Q16 4.6 17.6 6.4L16.6 7.6H15.4Z', darker(second, 0.3)),
    stroke('M16 6Q16.4 4 17.6 3', darker(second, 0.3), 1.1),
    gloss('M7.6 16Q8.6 10.6 13 8.4Q10 12 9.8 17Z', 0.38),
  ].join('');
}

function grapes(pen: Pen, colour: string): string {
  const rows = [4, 5, 4, 3, 2, 1];
  const berries = rows.map((count, row) =>
    repeat(
      count,
      (index) =>
        ellipse(
          16 + (index - (count - 1) / 2) * 5 + (row % 2 ? 0.3 : -0.3),
          10.6 + row * 3.7,
          3.1,
          3.2,
          pen.ball(colour),
        ) +
        ellipse(
          14.9 + (index - (count - 1) / 2) * 5,
          9.6 + row * 3.7,
          0.8,
          0.6,
          '#fff',
          'opacity=".6"',
        ),
    ),
  );
  return (
    stroke('M16 9Q15.6 4.6 18 2', '#8a6a3a', 1.5) +
    path('M16.4 6.4C20 1 27 2 29.4 5.4C26 9.4 20 10 16.4 6.4Z', pen.ball('#5f9a3c')) +
    berries.join('')
  );
}

function greenMango(pen: Pen, colour: string): string {
  return [
    path(
      'M10.6 8C16 3.8 23.4 7.6 26.8 14.4C30 21 29 28.4 23 29.8C17.6 31 9.6 27.4 6.2 20.2C4 15.4 6.4 11 10.6 8Z',
      pen.ball(colour),
    ),
    gloss('M8.4 17Q8.2 12.2 12.6 9.8Q10.8 13.4 11.6 19Q10 19.6 8.4 17Z', 0.4),
    stroke('M11 8Q10 5.6 10.8 3.6', '#7a5a34', 1.4),
    path('M10.4 6C13 .8 20 .4 23.6 2.4C21 6.4 15 8 10.4 6Z', pen.ball('#3f8f3a')),
  ].join('');
}

export const fruitShapes = {
  papaya: papayaHalf(true),
  'green-papaya': papayaHalf(false),
  'raw-banana': bananaHand(false),
  'banana-bunch': bananaHand(true),
  jackfruit,
  guava: cutFruit(guavaInside),
  pomegranate: cutFruit(arils),
  'custard-apple': bumpy(cutFruit(custardInside)),
  litchi,
  'dragon-fruit': dragonFruit,
  'green-coconut': greenCoconut,
  'round-fruit': roundFruit,
  grapes,
  'green-mango': greenMango,
} satisfies Partial<Record<Shape, DrawShape>>;
