import { darker, lighter } from './colour.ts';
import type { Pen } from './pen.ts';
import { ellipse, path, put, repeat, stroke } from './pen.ts';
import { seeded } from './random.ts';
import type { Shape } from './recipe.ts';
import type { DrawShape } from './shape-kit.ts';
import { gloss } from './shape-kit.ts';

function okra(pen: Pen, colour: string): string {
  const one = [
    path('M-2.4 -9.4C-3 0 -1.4 8 1 13.4C3 8 3.4 0 2.6 -9.4Z', pen.tube(colour)),
    stroke(
      'M-.6 -8.6Q-.8 4 .9 12.6M1.2 -8.6Q1.6 4 1 12.6',
      darker(colour, 0.25),
      0.35,
      'opacity=".7"',
    ),
    path(
      'M-2.9 -9Q0 -7.6 3 -9Q2.6 -11.6 .9 -12Q.8 -13.8 0 -14Q-.9 -13.8 -.9 -12Q-2.6 -11.6 -2.9 -9Z',
      pen.tube(lighter(colour, 0.2)),
    ),
  ].join('');
  return [
    put(one, 8.4, 16.6, 24, 1),
    put(one, 24, 16.4, -24, 1),
    put(one, 12.6, 17, 8, 1.06),
    put(one, 20, 17, -9, 1.08),
  ].join('');
}

function beans(_pen: Pen, colour: string, second: string): string {
  const strands = repeat(11, (index) => {
    const offset = (index - 5) * 1.55;
    const reach = 14 - (index % 3) * 1.1;
    const d = `M${-reach} ${offset * 0.72 + 2.4}Q0 ${offset - 1.4} ${reach + (index % 2) * 0.8} ${offset * 0.74 + 1.6}`;
    return (
      stroke(d, darker(colour, 0.45), 2.1) +
      stroke(d, index % 3 === 1 ? second : colour, 1.7) +
      stroke(d, lighter(colour, 0.45), 0.4, 'transform="translate(0 -.42)" opacity=".8"')
    );
  });
  const tie = stroke('M-1.8 -8Q-.6 0 -1.8 8.4M1.4 -8.2Q2.6 0 1.4 8.4', '#d8b27a', 1.1);
  return put(strands + tie, 16, 16.4, -34, 0.98);
}

function drumstick(pen: Pen, colour: string): string {
  return (
    repeat(5, (index) => {
      const offset = (index - 2) * 3.3;
      const d = `M${3.4 + index * 1.2} ${27 + offset * 0.42}Q${15 + offset * 0.5} ${17.4 + offset} ${28.6 - index * 0.5} ${4.4 + offset * 1.3 + 2}`;
      return (
        stroke(d, darker(colour, 0.42), 2.7) +
        stroke(d, index % 2 ? colour : lighter(colour, 0.12), 2.2) +
        stroke(d, darker(colour, 0.25), 0.35, 'transform="translate(.4 .4)" opacity=".8"') +
        stroke(
          d,
          lighter(colour, 0.45),
          0.5,
          'transform="translate(-.45 -.45)" stroke-dasharray="1.8 .9" opacity=".8"',
        )
      );
    }) +
    put(path('M-3 -1.4Q0 -2.4 3 -1.4L3 1.4Q0 .6 -3 1.4Z', pen.tube('#d8b27a')), 15.6, 17.6, 42, 2.3)
  );
}

function radish(pen: Pen, colour: string, second: string): string {
  const leaf =
    path('M0 0C-4 -3 -3 -9 0 -12C3 -9 4 -3 0 0Z', pen.ball(second)) +
    stroke('M0 0V-10', lighter(second, 0.5), 0.4);
  const root =
    path('M-4.2 -9C-5.6 -2 -3 8 0 16C3 8 5.6 -2 4.2 -9Q0 -11.6 -4.2 -9Z', pen.tube(colour)) +
    stroke(
      'M-3.4 -3Q-1 -2 1 -2.8M-2.8 2Q0 3 2.4 2.2M-1.8 6.4Q0 7 1.4 6.6',
      darker(colour, 0.22),
      0.3,
    );
  const leaves = [-34, 30, -12, 10].map((angle) => put(leaf, 20.4, 11, angle + 34, 0.9)).join('');
  return leaves + put(root, 14.4, 18.6, 36, 0.95) + put(leaf, 21.4, 11.4, 40, 0.62);
}

function beet(pen: Pen, colour: string, second: string): string {
  const leaf =
    stroke('M0 1V-6', colour, 1.2) +
    path('M0 -2C-4.6 -4 -4 -9.6 0 -12.4C4 -9.6 4.6 -4 0 -2Z', pen.ball(second)) +
    stroke('M0 -2V-10.6M0 -5L-2 -7M0 -5L2 -7', lighter(colour, 0.2), 0.45);
  return [
    put(leaf, 14.6, 13.4, -34, 0.95),
    put(leaf, 17.4, 13.4, 34, 0.95),
    put(leaf, 16, 13, 0, 1.02),
    path(
      'M16 12C23 11.4 27 15.6 26.4 20.4C25.8 25 20.4 27.4 17.4 28.4Q16.4 30 15.6 31.4Q15.4 29.6 14.6 28.4C11.6 27.4 6.2 25 5.6 20.4C5 15.6 9 11.4 16 12Z',
      pen.ball(colour),
    ),
    gloss('M8 19Q8.6 14.8 13 14Q9.8 16.6 9.6 21Z', 0.35),
    stroke('M11 25.4Q16 27 21 25.4M13 15Q16 14.2 19 15', darker(colour, 0.35), 0.4, 'opacity=".6"'),
  ].join('');
}

function yam(pen: Pen, colour: string, second: string): string {
  const random = seeded(colour);
  return [
    path('M3 17C1.6 10 9 4.4 16.6 5S31 11 29.6 19S21 29.6 13.6 28.4S4 23 3 17Z', pen.ball(colour)),
    repeat(26, () =>
      ellipse(
        4.6 + random() * 14,
        8 + random() * 18,
        0.5 + random() * 0.6,
        0.3,
        darker(colour, 0.4),
        'opacity=".5"',
      ),
    ),
    path(
      'M17 8.4C24.6 7 30.6 12.6 29.8 19.4S22 30 16.6 28C11 25.4 10.6 11.6 17 8.4Z',
      darker(colour, 0.35),
    ),
    path(
      'M17.6 9.6C24 8.6 29 13 28.4 19.2S22 28.4 17.4 26.8C12.8 24.4 12.6 12 17.6 9.6Z',
      pen.ball(second),
    ),
    repeat(12, () =>
      ellipse(
        17 + random() * 8.6,
        12.4 + random() * 11.4,
        0.4,
        0.3,
        darker(second, 0.3),
        'opacity=".5"',
      ),
    ),
  ].join('');
}

function taro(pen: Pen, colour: string): string {
  return [
    path('M5 19C5 11 11 4.4 16.6 4.6S28 12 27.4 19.6S21 30 16 30S5 26 5 19Z', pen.ball(colour)),
    stroke(
      'M6.4 15Q16 18 26 14.6M5.6 19.6Q16 23 27 19.4M7 24Q16 27 25.4 23.8M8.4 11Q16 13.6 23.6 10.6',
      darker(colour, 0.4),
      0.55,
      'opacity=".65" stroke-dasharray="2.4 .6"',
    ),
    stroke('M15 5.4L14.2 1.8M17.4 5.2L18.4 2.2', '#d8a9a0', 1.3),
    gloss('M9 14Q10.6 9 14 7.4Q11.4 11.4 11 16Z', 0.22),
  ].join('');
}

function cauliflower(pen: Pen, colour: string, second: string): string {
  const random = seeded('florets');
  const leaf = (angle: number, size: number) =>
    put(
      path('M0 2C-6 -1 -6 -11 0 -15C6 -11 6 -1 0 2Z', pen.ball(second)) +
        stroke('M0 1V-12.4M0 -4L-3 -7M0 -4L3 -7', lighter(second, 0.5), 0.5),
      16,
      22.6,
      angle,
      size,
    );
  return [
    leaf(-74, 0.98),
    leaf(74, 0.98),
    leaf(-42, 1.1),
    leaf(42, 1.1),
    ellipse(16, 16.6, 10.6, 9.6, pen.ball(darker(colour, 0.12))),
    repeat(34, (index) => {
      const radius = 8.4 * Math.sqrt((index + 0.5) / 34);
      const angle = index * 2.39996;
      return ellipse(
        16 + Math.cos(angle) * radius,
        15.6 + Math.sin(angle) * radius * 0.88,
        1.9 + random() * 0.5,
        1.8 + random() * 0.4,
        pen.ball(colour),
      );
    }),
    leaf(-104, 0.62),
    leaf(104, 0.62),
    path('M6.4 23C9 30 23 30 25.6 23Q21 27 16 27T6.4 23Z', pen.ball(lighter(second, 0.12))),
  ].join('');
}

function cabbage(pen: Pen, colour: string, second: string): string {
  const vein = (d: string) => stroke(d, lighter(colour, 0.6), 0.7, 'opacity=".9"');
  return [
    path('M1.6 18C1 9 9 5 13 5.4L16 30C7 31 2 25.6 1.6 18Z', pen.ball(second)),
    path('M30.4 18C31 9 23 5 19 5.4L16 30C25 31 30 25.6 30.4 18Z', pen.ball(darker(second, 0.08))),
    ellipse(16, 16.6, 11.8, 12, pen.ball(colour)),
    path(
      'M16 4.6C23 5 28 11 27 18.6C26 12 21 9 15 9.6C10 10 6 13.6 5 18C4.4 10.6 9 4.6 16 4.6Z',
      pen.ball(lighter(colour, 0.18)),
    ),
    vein(
      'M16 28.4C14 21 14.4 15 17.6 9.6M15.4 24C12 21 9.6 17 9 13M15.6 21C19 19 22.4 16 24 12.6M15.8 26C19.6 24.6 23 22.6 25.4 19.6M15 26.4C11.4 25 8.6 22.6 7 20',
    ),
  ].join('');
}

function bananaFlower(pen: Pen, colour: string, second: string): string {
  return [
    stroke('M16 5.4Q17 2.6 19.4 1.4', '#7fa24a', 2.4),
    path(
      'M16 3.4C23 7 27 15 25 22C23.4 27 19 30 16 31C13 30 8.6 27 7 22C5 15 9 7 16 3.4Z',
      pen.ball(colour),
    ),
    path('M16 5C10 10 8.6 20 13 30C6 25 4.4 14 12 6.4Z', pen.ball(lighter(colour, 0.12))),
    path('M17 6C23 11 24.4 21 19.4 30C18.4 22 17.4 14 17 6Z', pen.ball(darker(colour, 0.1))),
    path('M23.6 10C29 12 31 18 28.6 23C26.6 21 25.4 16 23.6 10Z', pen.ball(lighter(colour, 0.1))),
    repeat(5, (index) =>
      stroke(
        `M${24.2 + index * 0.5} ${13 + index * 1.4}L${26 + index * 0.7} ${12.8 + index * 1.6}`,
        second,
        0.9,
      ),
    ),
  ].join('');
}

function pumpkinFlower(pen: Pen, colour: string, second: string): string {
  const back = 'M0 0C-4.6 -2 -6 -9 -3.4 -15.4Q-.6 -12.6 0 -8Q.6 -12.6 3.4 -15.4C6 -9 4.6 -2 0 0Z';
  return [
    stroke('M16 24Q15.6 28 13.6 31.4', second, 2),
    put(path(back, pen.ball(darker(colour, 0.1))), 16, 22, -30, 0.96),
    put(path(back, pen.ball(darker(colour, 0.1))), 16, 22, 30, 0.96),
    path(
      'M8.4 5.4Q12 7.4 13.4 10.6Q14.4 6.4 16 3Q17.6 6.4 18.6 10.6Q20 7.4 23.6 5.4C24.4 13 21.6 20 18.4 24.4H13.6C10.4 20 7.6 13 8.4 5.4Z',
      pen.down(colour),
    ),
    stroke(
      'M9.6 8Q12 16 14.6 23M16 6V23M22.4 8Q20 16 17.4 23',
      lighter(second, 0.2),
      0.6,
      'opacity=".75"',
    ),
    path(
      'M12.4 21.4Q13.4 23 14.4 21.2Q16 23.4 17.6 21.2Q18.6 23 19.6 21.4Q20.2 26 16 27.2Q11.8 26 12.4 21.4Z',
      pen.ball(second),
    ),
  ].join('');
}

function starSpice(pen: Pen, colour: string): string {
  const star = repeat(8, (index) =>
    put(
      path('M0 -1Q-2.4 -5 0 -11Q2.4 -5 0 -1Z', pen.ball(colour)) +
        ellipse(0, -5.4, 0.75, 1.3, pen.ball('#c98a4a')),
      0,
      0,
      index * 45,
    ),
  );
  return put(star, 12, 12.6, 8, 1.02) + put(star, 22.4, 23, 30, 0.72);
}

function stickBundle(pen: Pen, colour: string): string {
  const quill = (x: number, y: number, angle: number) =>
    put(
      `<rect x="-12" y="-1.9" width="24" height="3.8" rx="1" fill="${pen.down(colour)}"/>` +
        stroke('M-11 -.2H11', darker(colour, 0.35), 0.5, 'opacity=".7"') +
        ellipse(12, -0.7, 0.9, 1.1, darker(colour, 0.5)) +
        ellipse(12, 0.8, 0.9, 0.9, darker(colour, 0.45)),
      x,
      y,
      angle,
    );
  return [
    quill(16, 10.6, -22),
    quill(16.4, 15, -30),
    quill(15.4, 19.4, -25),
    quill(16, 23.4, -32),
    put(
      path('M-1.6 -10Q0 -10.6 1.6 -10L1.6 10Q0 10.6 -1.6 10Z', pen.tube('#efe0bf')),
      15.8,
      17,
      -8,
      0.86,
    ),
  ].join('');
}

function chilli(pen: Pen, colour: string): string {
  const one = [
    path(
      'M-3.4 -7.4C-3.8 0 -2.4 7.6 6.4 12.6Q7.6 13 7.4 11.8C3.8 7 3.6 0 3.4 -7.4Z',
      pen.tube(colour),
    ),
    gloss('M-1.8 -5C-2 1 -.6 5.6 3 9.4Q.4 4 .2 -5Z', 0.4),
    path('M-4 -7Q0 -4.8 4 -7Q4 -10.4 0 -10.6T-4 -7Z', pen.ball('#6fa83a')),
    stroke('M0 -10Q.2 -13 2 -14.6', '#5f9432', 1.5),
  ].join('');
  return put(one, 19.6, 15, 14, 0.92) + put(one, 12, 17.4, 26, 1.02);
}

const calyx = (pen: Pen) =>
  path(
    'M-5 0Q-4.4 -4 -1 -4.6L-.6 -8Q1 -9 2 -7.8L1.4 -4.6Q4.6 -4 5 0Q3.4 2.4 2.6 .4Q1.4 3.4 0 .6Q-1.4 3.4 -2.6 .4Q-3.8 2.2 -5 0Z',
    pen.ball('#5f9a3c'),
  );

function roundBrinjal(pen: Pen, colour: string): string {
  return [
    path('M16 7C22 7 28.6 13 28.6 20S23 31 16 31S3.4 27 3.4 20S10 7 16 7Z', pen.ball(colour)),
    gloss('M6.4 19Q7 13 12.4 10.4Q9.4 14 9.2 21Q7 23 6.4 19Z', 0.38),
    put(calyx(pen), 16, 8.6, 4, 1.2),
  ].join('');
}

function longBrinjal(pen: Pen, colour: string): string {
  const one =
    path(
      'M-3.4 -9C-4.4 0 -5.4 6 -4.4 10.4C-3 14.6 4 14.6 4.8 10C5.6 5 3.8 0 3.2 -9Z',
      pen.tube(colour),
    ) +
    gloss('M-1.8 -6Q-3 3 -2.4 9Q-.8 3 -.4 -6Z', 0.4) +
    put(calyx(pen), 0, -8, 0, 0.85);
  return put(one, 21, 15.4, 22, 1) + put(one, 11.4, 17.4, -14, 1.04);
}

function capsicum(pen: Pen, colour: string): string {
  return [
    path(
      'M6 12C2 14 2.6 25 7 29Q10 31 12.4 29.4Q16 31.6 19.6 29.4Q22 31 25 29C29.4 25 30 14 26 12Q16 7 6 12Z',
      pen.ball(colour),
    ),
    path(
      'M11 11C8.6 16 8.8 25 12.4 29.4Q16 31.6 19.6 29.4C23.2 25 23.4 16 21 11Q16 9 11 11Z',
      pen.down(colour),
      'opacity=".75"',
    ),
    gloss('M5.4 17Q6 13.6 8.6 12.6Q7 17 7.4 23Q5.4 21 5.4 17Z', 0.45),
    gloss('M12.4 15Q12.2 20 13.4 25Q14.6 20 14.4 14Z', 0.3),
    path(
      'M10.6 11.6Q12 7.8 15 8Q14.6 4.4 17 2.4Q19 2.4 19.4 3.8Q17.6 5.4 17.6 8.2Q20.6 8.2 21.6 11.2Q16 14 10.6 11.6Z',
      pen.ball('#6fa83a'),
    ),
  ].join('');
}

function mushroom(pen: Pen, colour: string): string {
  return [
    path('M12 17Q12.6 24 11 29Q16 31.6 21 29Q19.4 24 20 17Z', pen.tube(lighter(colour, 0.4))),
    ellipse(16, 18.4, 10.6, 2.8, darker(colour, 0.38)),
    path(
      'M2.6 17.6C2.6 9 9 3.6 16 3.6S29.4 9 29.4 17.6Q23 20.4 16 20.4T2.6 17.6Z',
      pen.ball(colour),
    ),
    gloss('M6 14Q8 8 14 6Q10 9.6 9.4 15Z', 0.6),
  ].join('');
}

function oysterMushroom(pen: Pen, colour: string): string {
  const cap = (x: number, y: number, size: number, angle: number) =>
    put(
      path(
        'M-1.6 8Q-2.6 3 -8.6 -1C-9.6 -6 -4 -8.6 1 -8S10.4 -3 9 1.4Q4 2.4 2 8.4Z',
        pen.ball(colour),
      ) +
        stroke(
          'M-.6 7Q-2 2 -6.4 -1.6M0 7Q0 1 -1.4 -4.4M.8 7Q2 2.4 6.4 .4',
          darker(colour, 0.28),
          0.4,
          'opacity=".6"',
        ),
      x,
      y,
      angle,
      size,
    );
  return [
    cap(9, 12.6, 0.9, -24),
    cap(23, 12.6, 0.92, 22),
    cap(16, 9, 0.95, -4),
    cap(8.4, 20.4, 0.86, -40),
    cap(24, 20.6, 0.84, 40),
    cap(16, 18, 1.06, 4),
    path('M11.4 24Q16 21.4 20.6 24Q20.4 30 16 30.6T11.4 24Z', pen.ball(lighter(colour, 0.35))),
  ].join('');
}

export const vegetableShapes = {
  okra,
  beans,
  drumstick,
  radish,
  beet,
  yam,
  taro,
  cauliflower,
  cabbage,
  'banana-flower': bananaFlower,
  'pumpkin-flower': pumpkinFlower,
  'stick-bundle': stickBundle,
  'star-spice': starSpice,
  chilli,
  'round-brinjal': roundBrinjal,
  'long-brinjal': longBrinjal,
  capsicum,
  mushroom,
  'oyster-mushroom': oysterMushroom,
} satisfies Partial<Record<Shape, DrawShape>>;
