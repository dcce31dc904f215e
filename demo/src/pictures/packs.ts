import { darker, lighter } from './colour.ts';
import type { Pen } from './pen.ts';
import { ellipse, path, put, repeat, stroke } from './pen.ts';
import type { Pack, Wrapping } from './recipe.ts';

/** Draws the emblem of a label into a box of side `size` around the centre (x, y). */
export type Emblem = (x: number, y: number, size: number) => string;

type DrawPack = (pen: Pen, pack: Pack, emblem: Emblem) => string;

function packet(pen: Pen, { colour, label }: Pack, emblem: Emblem): string {
  const teeth = repeat(11, (index) => `L${27 - index * 2.1} ${index % 2 ? 1.2 : 2}`);
  return [
    path(`M27 2${teeth}L4.6 4Q6 16 4 29Q16 31.4 28 29Q26 16 27.4 4Z`, pen.tube(colour)),
    path('M5 5.4Q16 6.8 27 5.4', 'none', `stroke="${darker(colour, 0.3)}" stroke-width=".5"`),
    path('M4.6 25Q16 27.4 27.4 25L28 29Q16 31.4 4 29Z', darker(colour, 0.25), 'opacity=".55"'),
    ellipse(16, 16.2, 8.7, 8.4, darker(colour, 0.3), 'opacity=".35"'),
    ellipse(16, 15.8, 8.5, 8.2, pen.fade(lighter(label, 0.4), label)),
    emblem(16, 15.8, 12.4),
    path('M7.4 7Q6.8 16 6.6 26L8.4 26.4Q8.4 16 9 7.2Z', '#fff', 'opacity=".35"'),
  ].join('');
}

function pouch(pen: Pen, { colour, label }: Pack, emblem: Emblem): string {
  return [
    path('M6.4 2H25.6Q28.4 9 27.2 16T26.6 30H5.4Q3.6 23 4.8 16T6.4 2Z', pen.tube('#f3f7fb')),
    path(
      'M5.6 9Q11 5.4 16 8.4T26.8 8.2Q27.6 13 27 17Q21 20.6 16 17.6T4.8 17Q4.4 13 5.6 9Z',
      pen.tube(colour),
    ),
    path('M4.9 24.2Q11 21.4 16 23.8T26.6 23.6L26.6 30H5.4Z', pen.tube(colour), 'opacity=".85"'),
    ellipse(16, 15.4, 6.9, 6.7, darker(colour, 0.3), 'opacity=".3"'),
    ellipse(16, 15, 6.7, 6.5, pen.fade('#ffffff', label)),
    emblem(16, 15, 9.6),
    stroke('M6.2 3.6H25.8M5.6 28.4H26.4', darker('#dfe8f0', 0.2), 0.5, 'stroke-dasharray=".7 .7"'),
    path('M7.4 5Q7 15 6.6 27L8.2 27Q8.6 15 9.2 5Z', '#fff', 'opacity=".5"'),
  ].join('');
}

function bottle(pen: Pen, { colour, label }: Pack, emblem: Emblem): string {
  return [
    path(
      'M12.6 5H19.4V9Q24.6 11.4 24.6 16V28.4Q24.6 31 22 31H10Q7.4 31 7.4 28.4V16Q7.4 11.4 12.6 9Z',
      pen.tube(label),
    ),
    path('M12.4 1H19.6Q20.4 1 20.4 1.8V5.6H11.6V1.8Q11.6 1 12.4 1Z', pen.tube(colour)),
    path('M7.4 16.4H24.6V26.6H7.4Z', pen.tube(lighter(colour, 0.1))),
    ellipse(16, 21.5, 5.4, 4.9, '#fffaf0'),
    emblem(16, 21.5, 7.6),
    path('M9.4 13.4Q10.4 11.6 12.6 10.6V14.8H9Z', '#fff', 'opacity=".5"'),
    path('M9 15.4H10.6V29.4Q9 29.4 9 28Z', '#fff', 'opacity=".35"'),
  ].join('');
}

function box(pen: Pen, { colour, label }: Pack, emblem: Emblem): string {
  return [
    path('M4 7L20 4.6L29 7.6L13.4 10.6Z', lighter(colour, 0.4)),
    path('M13.4 10.6L29 7.6V26.4L13.4 31Z', pen.tube(colour)),
    path('M4 7L13.4 10.6V31L4 26.4Z', darker(colour, 0.3)),
    path('M15.4 14L27 11.6V23.6L15.4 26.8Z', label),
    put(`<g transform="skewY(-13)">${emblem(0, 0, 9.4)}</g>`, 21.2, 19),
    path('M13.4 28L29 23.8V26.4L13.4 31Z', darker(colour, 0.2), 'opacity=".6"'),
  ].join('');
}

function can(pen: Pen, { colour, label }: Pack, emblem: Emblem): string {
  return [
    path('M12 2.4H20Q21 2.4 21 3.4V6H11V3.4Q11 2.4 12 2.4Z', pen.tube(colour)),
    path(
      'M6.6 5.6H25.4Q28.4 5.6 28.4 8.6V28Q28.4 31 25.4 31H6.6Q3.6 31 3.6 28V8.6Q3.6 5.6 6.6 5.6Z',
      pen.tube(label),
    ),
    path(
      'M9 8.4H23Q24 8.4 24 9.4V10.8Q24 11.8 23 11.8H9Q8 11.8 8 10.8V9.4Q8 8.4 9 8.4Z',
      darker(label, 0.35),
      'opacity=".55"',
    ),
    path('M3.6 14.4H28.4V27.4H3.6Z', pen.tube(lighter(colour, 0.1))),
    ellipse(16, 20.9, 6.4, 5.7, '#fffaf0'),
    emblem(16, 20.9, 9),
    path('M5.4 8.4H7V29Q5.4 28.8 5.4 27.4Z', '#fff', 'opacity=".4"'),
  ].join('');
}

const wrappings: Record<Wrapping, DrawPack> = { packet, pouch, bottle, box, can };

/** The mark on a label that has no emblem of its own. */
export function leafEmblem(x: number, y: number, size: number): string {
  return put(
    path('M0 -4.4C4.6 -3 5 2 0 4.6C-5 2 -4.6 -3 0 -4.4Z', '#2f8a48') +
      stroke('M0 -2.6V4.6', '#bfe3a8', 0.5),
    x,
    y,
    0,
    size / 13,
  );
}

/** A packed article, in a 32 x 32 box. */
export function drawPack(pen: Pen, pack: Pack, emblem: Emblem): string {
  return wrappings[pack.wrapping](pen, pack, emblem);
}
