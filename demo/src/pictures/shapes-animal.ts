import { darker, lighter } from './colour.ts';
import type { Pen } from './pen.ts';
import { ellipse, path, put, repeat, stroke } from './pen.ts';
import type { Shape } from './recipe.ts';
import type { DrawShape } from './shape-kit.ts';

const eye = (x: number, y: number, size = 1) =>
  ellipse(x, y, 1.5 * size, 1.5 * size, '#fff') +
  ellipse(x - 0.2, y, 0.9 * size, 0.95 * size, '#22303a') +
  ellipse(x - 0.5, y - 0.4, 0.35 * size, 0.35 * size, '#fff');

function scales(colour: string, body: string, pen: Pen): string {
  const rows = repeat(30, (index) =>
    stroke(
      `M${11.6 + (index % 6) * 2.5} ${11.6 + Math.floor(index / 6) * 2.2 + (index % 2) * 0.5}q1.3 1 0 2.2`,
      darker(colour, 0.22),
      0.4,
      'opacity=".65"',
    ),
  );
  return `<g clip-path="${pen.clip(body)}">${rows}</g>`;
}

function carp(pen: Pen, colour: string, second: string): string {
  const body =
    'M1.4 17C4 10.6 11 8 17 9.4C21 10.4 24 13.4 26 16.4C24 20.4 20.6 23.4 16.4 24.2C10.4 25.2 4 22.4 1.4 17Z';
  return [
    path(
      'M24 16.4C26 12.6 28.6 9.4 31 8.6C30.4 12 29.4 14.6 29 16.6C29.6 19 30.6 21.6 31 24.4C28.4 23.4 26 20.4 24 16.4Z',
      pen.ball(second),
    ),
    path('M10.4 9.6C12 5 17 4.4 20.4 6C19.6 8 19.4 9.6 20 11.4Z', pen.ball(second)),
    path('M13 23.6C13 27.4 16 29 18.6 28.6C18 26.4 18 24.6 18.6 22.6Z', pen.ball(second)),
    path(body, pen.ball(colour)),
    path(
      'M2.4 18.4Q9 22 16 21.6T25.4 17.4C23.6 20.8 20.4 23.4 16.4 24.2C10.4 25 5 22.8 2.4 18.4Z',
      lighter(colour, 0.6),
      'opacity=".7"',
    ),
    scales(colour, body, pen),
    stroke('M9.4 11.4Q11.6 16.6 9 21.8', darker(colour, 0.32), 0.7, 'opacity=".7"'),
    path('M11.6 17.6C14 17 16 18.4 16.4 20.6C14 21.4 12 20 11.6 17.6Z', pen.ball(second)),
    eye(5.6, 15.2, 0.95),
    stroke('M1.8 17.6Q3 18.8 4.4 18.6', darker(colour, 0.5), 0.5),
  ].join('');
}

function longFish(pen: Pen, colour: string, second: string): string {
  const line = 'M5.4 12C11 8.6 15 14 16 17S22 26 29 21.4';
  return [
    stroke(line, darker(colour, 0.4), 7.6),
    stroke(line, colour, 6.8),
    stroke(
      'M6.4 10.6C11.4 8 15.4 12.6 17 16.2S23.4 23.6 28.4 19.8',
      lighter(colour, 0.3),
      1.1,
      'opacity=".65"',
    ),
    stroke('M5.4 14C10.4 11.4 13.4 15.4 14.6 18.4S20.4 27 27.4 24', second, 1.2, 'opacity=".7"'),
    ellipse(6.4, 12, 5, 4.2, pen.ball(colour)),
    path('M28 18C30.6 18 32 21 31.4 24.4C29 24.6 27.4 23 27.4 21Z', pen.ball(second)),
    stroke(
      'M2.6 13.4Q.6 15 .4 17.4M3.4 14.8Q2 17 2.6 19.4M2.2 10.6Q.6 9 .8 6.8',
      darker(colour, 0.35),
      0.55,
    ),
    eye(5, 10.8, 0.7),
    path('M10 15.4C12 18 11.4 20.6 9.4 21.6C8.4 19.4 8.6 17 10 15.4Z', pen.ball(second)),
  ].join('');
}

function flatFish(pen: Pen, colour: string, second: string): string {
  const body =
    'M1.6 16.4C6 9 13 5.6 19 8C23 10 25.4 13.4 26.4 16.4C25.4 19.6 23 22.8 19 24.8C13 27.2 6 23.8 1.6 16.4Z';
  return [
    path(
      'M24.4 16.4C27 13 29 8.4 31.4 5.6C31.6 10 29.6 14 29 16.4C29.6 19 31.6 23 31.4 27.4C29 24.4 27 20 24.4 16.4Z',
      pen.ball(second),
    ),
    path('M10 8.4C13 3 19.6 1 24.6 1.6C21.4 5 20.4 8 21.6 11Z', pen.ball(second)),
    path('M10 24.4C13 29.8 19.6 31.6 24.6 31.2C21.4 27.8 20.4 24.8 21.6 21.8Z', pen.ball(second)),
    path(body, pen.ball(colour)),
    path(
      'M2.4 17.4Q9 24 17 22.6T26 17.4C25 20 23 22.8 19 24.8C13 27.2 6.4 23.8 2.4 17.4Z',
      '#fff',
      'opacity=".5"',
    ),
    scales(colour, body, pen),
    stroke('M10 10.4Q12.4 16.4 9.6 22.4', darker(colour, 0.3), 0.6, 'opacity=".6"'),
    path('M12 16.6C15 15.6 17.6 17 18 19.4C15.4 20.2 13 19 12 16.6Z', pen.ball(second)),
    eye(6.6, 14.8, 0.9),
  ].join('');
}

function smallFish(pen: Pen, colour: string, second: string): string {
  return [
    path(
      'M25 16C27.4 13 29.6 11.6 31.4 11.6C30.4 13.6 30 15 30 16.2C30 17.6 30.6 19 31.4 20.6C29.4 20.6 27 19 25 16Z',
      pen.ball(second),
    ),
    path('M13 12.4Q16 9.6 19 10.4L20 13Z', pen.ball(second)),
    path(
      'M1 16.4C6 11 14 10.6 19 12.4Q24 14 26.4 16.2Q24 19 18.6 20.6C13 22 6 21.4 1 16.4Z',
      pen.ball(colour),
    ),
    path(
      'M2 17.2Q12 20.4 26 16.6Q23 19.4 18.6 20.6C13 22 6.4 21.2 2 17.2Z',
      '#fff',
      'opacity=".6"',
    ),
    stroke('M8 15Q17 14 25 16', darker(second, 0.2), 0.7, 'opacity=".6"'),
    eye(5.4, 15.4, 0.85),
  ].join('');
}

function steak(pen: Pen, colour: string, second: string): string {
  return [
    path('M-9.6 -.6V2.4A9.6 6.4 0 0 0 9.6 2.4V-.6Z', pen.tube(second)),
    path('M-9.6 -.6V.9A9.6 6.4 0 0 0 9.6 .9V-.6Z', lighter(second, 0.45), 'opacity=".6"'),
    ellipse(0, -0.6, 9.6, 6.4, second),
    ellipse(0, -0.7, 8.9, 5.8, pen.fade(lighter(colour, 0.25), colour)),
    stroke(
      'M-6.8 -.6A6.8 4.2 0 0 1 6.8 -.6M-4.6 -.4A4.6 2.8 0 0 1 4.6 -.4M-6.6 1.4A6.6 3.6 0 0 0 6.6 1.4M-3.8 1.2A3.8 1.9 0 0 0 3.8 1.2',
      darker(colour, 0.16),
      0.4,
      'opacity=".8"',
    ),
    stroke('M0 -6.4V5', lighter(colour, 0.7), 0.5, 'opacity=".9"'),
    ellipse(0, -0.4, 1.5, 1, '#fff8ee'),
    ellipse(0, -0.4, 0.6, 0.4, darker(colour, 0.45)),
  ].join('');
}

function fishSteak(pen: Pen, colour: string, second: string): string {
  const one = steak(pen, colour, second);
  return (
    put(one, 16.4, 9.6, -6, 0.92) + put(one, 10.4, 17, 8, 0.98) + put(one, 21.4, 22.4, -5, 1.02)
  );
}

const tray = (pen: Pen) =>
  path(
    'M4.4 13.4H27.6L31.6 25.4Q31.6 28.8 28.6 28.8H3.4Q.4 28.8 .4 25.4Z',
    pen.fade('#e3eaf0', '#93a5b5'),
  ) + path('M6 14.8H26L29.6 25.4H2.4Z', pen.fade('#9fb0bf', '#dbe4ec'));

function rawChicken(pen: Pen, colour: string, second: string): string {
  const leg = (tone: string) =>
    [
      stroke('M5.4 -1.6L11 -4.4', '#fff6ea', 2.3),
      ellipse(11.2, -5.2, 1.5, 1.4, pen.ball('#fff6ea')),
      ellipse(12, -3.6, 1.5, 1.4, pen.ball('#fff6ea')),
      path(
        'M-8.4 2.4C-9.4 -3 -5 -6.6 0 -6C4 -5.4 6.4 -3.6 8 -3.4Q8.6 -1.8 7.6 -1C5 .6 4 4.4 .6 6.2S-7.4 6.8 -8.4 2.4Z',
        pen.ball(tone),
      ),
      path('M-6.6 .4C-6 -2.8 -3 -4.4 .6 -4C-2.6 -3 -4.8 -1.6 -6.6 .4Z', second, 'opacity=".85"'),
      stroke(
        'M-4 3.6Q-1 4.4 1.6 2.4M-2 1.6Q.4 1.6 2.6 -.4',
        darker(tone, 0.14),
        0.4,
        'opacity=".6"',
      ),
    ].join('');
  return [
    tray(pen),
    put(leg(darker(colour, 0.06)), 21.6, 13.4, -6, 0.86),
    put(leg(lighter(colour, 0.06)), 10.2, 13.6, -24, 0.86),
    put(leg(colour), 21, 21, 12, 0.92),
    put(leg(lighter(colour, 0.04)), 10, 21, -2, 0.92),
  ].join('');
}

function chickenFillet(pen: Pen, colour: string, second: string): string {
  const fillet = [
    path(
      'M-9.6 1.6C-10 -3 -5 -5.6 0 -5.2S9 -3.4 11.4 .4C10 3.4 5 5.4 0 5.4S-9 5 -9.6 1.6Z',
      pen.ball(colour),
    ),
    path('M-8 0C-6 -3 -2 -4 3 -3.4C-1 -2.8 -5 -1.8 -8 0Z', second, 'opacity=".9"'),
    stroke('M-6 1.8Q0 .4 8 .8M-4.6 3.4Q1 2.4 6 2.6', darker(colour, 0.12), 0.4, 'opacity=".7"'),
  ].join('');
  return [
    tray(pen),
    put(fillet, 16.4, 13.4, -5, 0.92),
    put(fillet, 13.4, 17.8, 4, 0.96),
    put(fillet, 17.6, 22.4, -3, 1),
  ].join('');
}

function quailEgg(pen: Pen, colour: string, second: string): string {
  const shell = 'M16 3.6C22.6 3.6 27 12 27 18.6S22 29.6 16 29.6S5 25.2 5 18.6S9.4 3.6 16 3.6Z';
  const spots = repeat(34, (index) =>
    put(
      ellipse(0, 0, 0.7 + (index % 4) * 0.45, 0.5 + (index % 3) * 0.35, second),
      16 + Math.cos(index * 2.39996) * 11 * Math.sqrt((index + 0.5) / 34),
      17 + Math.sin(index * 2.39996) * 13 * Math.sqrt((index + 0.5) / 34),
      index * 47,
    ),
  );
  return (
    path(shell, pen.ball(colour)) +
    `<g clip-path="${pen.clip(shell)}" opacity=".75">${spots}</g>` +
    path('M8.4 15Q9.4 9 13.4 6.6Q11 11 11 17Z', '#fff', 'opacity=".4"')
  );
}

function eggTray(pen: Pen, colour: string, second: string): string {
  const egg = path(
    'M0 -4.6C2.6 -4.6 4 -1.4 4 .8S2.2 4.4 0 4.4S-4 3 -4 .8S-2.6 -4.6 0 -4.6Z',
    pen.ball(colour),
  );
  const row = (y: number, size: number) =>
    repeat(4, (index) => put(egg, 16 + (index - 1.5) * 7.1 * size, y, 0, size));
  return [
    path(
      'M3.6 10H28.4L31.6 25L29 29.4H3L.4 25Z',
      pen.fade(lighter(second, 0.2), darker(second, 0.25)),
    ),
    row(11.4, 0.86),
    row(16.4, 0.94),
    row(22, 1.02),
    path(
      'M.4 24.6Q2.6 22.4 4.4 24.6Q8.4 27.4 11.4 24.6Q16 27.4 20.6 24.6Q24 27.4 27.6 24.6Q29.4 22.4 31.6 24.6L29 30H3Z',
      pen.fade(lighter(second, 0.25), darker(second, 0.2)),
    ),
  ].join('');
}

export const animalShapes = {
  carp,
  'long-fish': longFish,
  'flat-fish': flatFish,
  'small-fish': smallFish,
  'fish-steak': fishSteak,
  'raw-chicken': rawChicken,
  'egg-tray': eggTray,
  'chicken-fillet': chickenFillet,
  'quail-egg': quailEgg,
} satisfies Partial<Record<Shape, DrawShape>>;
