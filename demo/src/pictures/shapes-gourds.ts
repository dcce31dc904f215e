import { darker, lighter } from './colour.ts';
import type { Pen } from './pen.ts';
import { ellipse, path, put, repeat, stroke } from './pen.ts';
import { seeded } from './random.ts';
import type { Shape } from './recipe.ts';
import type { DrawShape } from './shape-kit.ts';
import { gloss, stalk } from './shape-kit.ts';

function bottleGourd(pen: Pen, colour: string): string {
  return [
    stalk(pen, 16, 4.6, 8),
    path(
      'M16 4C20 4 19.4 9 20.4 13C21.6 17 25 19 25 24C25 29 21 31 16 31S7 29 7 24C7 19 10.4 17 11.6 13C12.6 9 12 4 16 4Z',
      pen.ball(colour),
    ),
    gloss('M12.8 7Q12.8 13 10.8 17Q8.8 20.6 9.2 24Q10.4 20.4 12.6 17.4Q14.4 13 14.2 7Z'),
    stroke(
      'M21.6 19.6Q24 23 21.6 27M18.6 13Q19.6 17 21 18.6',
      darker(colour, 0.14),
      0.5,
      'opacity=".5"',
    ),
  ].join('');
}

function longGourd(ridges: boolean) {
  return (pen: Pen, colour: string, second: string) => {
    const body =
      'M7 30C2.6 29 3 23 6.4 18S17 5.4 22.4 3.4C26 2 29 5 27.6 8.6C25.6 14 19.6 20 15 25S10.4 30.8 7 30Z';
    const lines =
      'M7.6 27.4C8 21 19 9 26 5.4M5.4 25.4C6.6 19 16 8 23.4 4.2M10.4 28.4C13 22 22 14 27.4 8';
    return [
      path(body, pen.ball(colour)),
      stroke(lines, ridges ? second : lighter(second, 0.3), ridges ? 1.1 : 0.7, 'opacity=".8"'),
      ridges ? stroke(lines, lighter(colour, 0.45), 0.35, 'opacity=".7"') : '',
      stalk(pen, 25.4, 4.6, 42),
    ].join('');
  };
}

function bitterGourd(pen: Pen, colour: string): string {
  const random = seeded('bitter');
  const bumps = repeat(46, (index) => {
    const t = (index + 0.5) / 46;
    const x = 5.6 + t * 20.6;
    const y = 27.6 - t * 22.6;
    const off = (random() - 0.5) * 8.6 * Math.sin(Math.PI * (0.1 + t * 0.8));
    return put(
      ellipse(0, 0, 1.25, 0.85, pen.ball(lighter(colour, 0.14))),
      x + off * 0.74,
      y + off * 0.7,
      -48,
    );
  });
  return [
    path(
      'M3.4 29.6C2.4 24.6 6.4 16.6 12 11S23 3 27.6 3.4C29 8 25.6 15.6 20 21.4S8.6 30.4 3.4 29.6Z',
      pen.ball(colour),
    ),
    bumps,
    stroke('M5 27C10 19 18 10 26.4 4.8', darker(colour, 0.3), 0.5, 'opacity=".5"'),
    stalk(pen, 27, 4, 46),
  ].join('');
}

function pointedGourd(pen: Pen, colour: string, second: string): string {
  return [
    path(
      'M3 16C5 10 11 8.6 17 9S28 12 30 16C28 20.4 23 23.4 16.6 23.4S5 22 3 16Z',
      pen.ball(colour),
    ),
    stroke(
      'M4.6 15.6C10 11.4 22 11.4 28.6 15.6M4.6 16.6C10 16 22 16 28.6 16.4M5.4 18C11 21.2 22 21.2 27.6 17.6',
      second,
      0.85,
      'opacity=".75"',
    ),
    gloss('M7.4 13Q13 9.8 20 10.6Q13 11.4 8.6 14Z', 0.5),
    ellipse(3.4, 16, 0.9, 0.7, darker(colour, 0.45)),
  ].join('');
}

function snakeGourd(pen: Pen, colour: string, second: string): string {
  const one = [
    path(
      'M-15 4.6C-9 6.4 8 3.4 15.4 -6.4C16.4 -8 15 -9 13.6 -8C6 -2.4 -6 -.6 -14 -1.4C-17.4 -1.6 -18 3.6 -15 4.6Z',
      pen.down(colour),
    ),
    stroke(
      'M-14.6 3.2C-8 4.4 7 1.6 14.4 -6.6M-15 .6C-8 1.8 5 -.4 13 -6.4',
      second,
      0.55,
      'opacity=".9"',
    ),
    stroke('M-14.8 2C-8 3 6 .8 13.8 -6.4', darker(colour, 0.18), 0.4, 'opacity=".6"'),
    stroke('M14.6 -7.4Q16.4 -9 16.4 -11', '#6f8f3a', 1),
  ].join('');
  return put(one, 15.4, 12, 4, 0.92) + put(one, 16.6, 20.6, -3, 0.96);
}

function ashGourd(pen: Pen, colour: string, second: string): string {
  return [
    ellipse(15, 18, 13, 11.4, pen.ball(colour)),
    ellipse(12, 13.6, 7.4, 5, second, 'opacity=".45"'),
    stalk(pen, 15, 7.4),
    path(
      'M18 31C13.6 26 13.6 16 18 10.4C26 10 31 15 30.6 21S25 31.4 18 31Z',
      pen.fade('#fdfff8', '#dcead0'),
    ),
    path(
      'M18 31C13.6 26 13.6 16 18 10.4C26 10 31 15 30.6 21S25 31.4 18 31Z',
      'none',
      `stroke="${darker(colour, 0.06)}" stroke-width="1.3"`,
    ),
    repeat(8, (index) =>
      ellipse(21 + (index % 3) * 2.2, 16.6 + Math.floor(index / 3) * 3.4, 0.8, 0.55, '#e8d9a8'),
    ),
  ].join('');
}

function pumpkin(pen: Pen, colour: string, second: string): string {
  return [
    path('M3 12C6 6 26 6 29 12C33 22 26 30.4 16 30.4S-1 22 3 12Z', pen.ball(darker(colour, 0.04))),
    stroke(
      'M11 8.4C6.6 14 6.6 25 11 30M21 8.4C25.4 14 25.4 25 21 30M16 8V30.4',
      darker(colour, 0.3),
      0.7,
      'opacity=".7"',
    ),
    gloss('M5 14Q6.4 10.6 9.6 9.6Q6.6 14 6.6 20Q4.2 17 5 14Z', 0.35),
    path(
      'M14.6 9.4Q14.4 5 11.6 3.2Q13.4 1.4 15.4 2.2Q17.8 5 17.8 9.4Q16 10.4 14.6 9.4Z',
      pen.tube(second),
    ),
    path('M17 7Q23 2.6 28 6.4Q23 9.4 17 7Z', pen.ball(second)),
  ].join('');
}

export const gourdShapes = {
  'bottle-gourd': bottleGourd,
  'ridge-gourd': longGourd(true),
  'bitter-gourd': bitterGourd,
  'pointed-gourd': pointedGourd,
  'ivy-gourd': (pen, colour, second) => put(pointedGourd(pen, colour, second), 1.6, 3.6, 0, 0.9),
  'snake-gourd': snakeGourd,
  'ash-gourd': ashGourd,
  pumpkin,
} satisfies Partial<Record<Shape, DrawShape>>;
