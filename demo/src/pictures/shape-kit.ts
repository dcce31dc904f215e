import type { Pen } from './pen.ts';
import { path, put } from './pen.ts';

/** Draws a shape in a 32 x 32 box; `second` is its secondary colour. */
export type DrawShape = (pen: Pen, colour: string, second: string) => string;

/** The stump of a stalk; its lower end is at (x, y). */
export const stalk = (pen: Pen, x: number, y: number, degrees = 0) =>
  put(
    path('M-1 0Q-.8 -2.6 .6 -4Q1.6 -3.8 1.8 -3Q.9 -1.6 1.2 0Z', pen.tube('#6f8f3a')),
    x,
    y,
    degrees,
  );

/** A highlight; `d` is its outline. */
export const gloss = (d: string, opacity = 0.4) => path(d, '#fff', `opacity="${opacity}"`);
