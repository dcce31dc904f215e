import type { Layout } from './recipe.ts';

/** The place of one art: centre and side of its box in pixels, rotation in degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

function spot(x: number, y: number, size: number, turn = 0): Spot {
  return { x, y, size, turn };
}

// Heaps lie on the ground: the back row is higher, and the front row covers it.
const heaps: Readonly<Record<number, readonly Spot[]>> = {
  4: [
    spot(480, 340, 350, 10),
    spot(285, 500, 350, -16),
    spot(675, 500, 350, 16),
    spot(480, 590, 370, -4),
  ],
  5: [
    spot(370, 360, 330, -14),
    spot(600, 360, 330, 12),
    spot(250, 560, 330, -8),
    spot(710, 560, 330, 14),
    spot(480, 590, 350, 4),
  ],
  6: [
    spot(480, 280, 290, 8),
    spot(355, 430, 295, -14),
    spot(605, 430, 295, 12),
    spot(235, 590, 295, 6),
    spot(725, 590, 295, -10),
    spot(480, 610, 310, 2),
  ],
  7: [
    spot(480, 345, 300, -4),
    spot(305, 415, 300, -12),
    spot(655, 415, 300, 12),
    spot(205, 575, 290, 6),
    spot(755, 575, 290, -8),
    spot(388, 585, 305, 4),
    spot(575, 585, 305, -6),
  ],
  9: [
    spot(380, 310, 250, -10),
    spot(580, 310, 250, 10),
    spot(280, 440, 255, 12),
    spot(480, 430, 255, -4),
    spot(680, 440, 255, -12),
    spot(215, 590, 255, -6),
    spot(395, 600, 260, 8),
    spot(575, 600, 260, -8),
    spot(750, 590, 255, 10),
  ],
};

const spreads: Readonly<Record<number, readonly Spot[]>> = {
  3: [spot(480, 320, 380), spot(290, 610, 370, -8), spot(670, 610, 370, 8)],
  4: [
    spot(310, 320, 350, -6),
    spot(660, 310, 350, 6),
    spot(300, 650, 350, 4),
    spot(660, 650, 360, -4),
  ],
  5: [
    spot(280, 300, 300, -6),
    spot(680, 300, 300, 6),
    spot(480, 480, 330),
    spot(280, 680, 300, 4),
    spot(680, 680, 300, -4),
  ],
  6: [
    spot(260, 330, 290),
    spot(480, 290, 290),
    spot(700, 330, 290),
    spot(260, 650, 290),
    spot(480, 670, 290),
    spot(700, 650, 290),
  ],
};

const crates: Readonly<Record<number, readonly Spot[]>> = {
  3: [spot(490, 330, 440), spot(285, 450, 420, -10), spot(680, 450, 420, 10)],
  4: [
    spot(370, 300, 390, -6),
    spot(610, 300, 390, 8),
    spot(270, 480, 380, -12),
    spot(680, 480, 390, 10),
  ],
  5: [
    spot(480, 240, 350),
    spot(280, 330, 350, -12),
    spot(690, 330, 350, 12),
    spot(360, 490, 350, -6),
    spot(610, 490, 350, 8),
  ],
};

const tables: Readonly<Record<number, readonly Spot[]>> = {
  3: [spot(480, 350, 430), spot(280, 570, 410), spot(680, 570, 410)],
  4: [spot(330, 340, 370), spot(640, 340, 370), spot(270, 590, 380), spot(690, 590, 380)],
  5: [
    spot(480, 300, 330),
    spot(240, 420, 330),
    spot(720, 420, 330),
    spot(340, 630, 340),
    spot(620, 630, 340),
  ],
};

const banners: readonly Spot[] = [
  spot(1110, 330, 330, 8),
  spot(900, 275, 430, -4),
  spot(690, 365, 270, -10),
];

const byLayout: Record<Layout, (count: number) => readonly Spot[]> = {
  alone: () => [spot(480, 480, 690)],
  with: () => [spot(420, 430, 610), spot(700, 640, 370)],
  pair: () => [spot(340, 420, 520, -8), spot(600, 550, 550, 6)],
  trio: () => [spot(480, 340, 440), spot(290, 590, 440, -6), spot(670, 590, 440, 6)],
  heap: (count) => heaps[count] ?? heaps[6] ?? [],
  spread: (count) => spreads[count] ?? spreads[6] ?? [],
  crate: (count) => crates[count] ?? crates[5] ?? [],
  table: (count) => tables[count] ?? tables[5] ?? [],
  banner: () => banners,
};

/** The places of `count` arts, from back to front. */
export function spotsFor(layout: Layout, count: number): readonly Spot[] {
  return byLayout[layout](count).slice(0, count);
}
