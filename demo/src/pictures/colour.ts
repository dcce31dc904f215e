type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; `share` (0 to 1) is the share of `other`. */
export function mix(colour: string, other: string, share: number): string {
  const from = parse(colour);
  const to = parse(other);
  const channel = (index: 0 | 1 | 2) =>
    Math.round(from[index] + (to[index] - from[index]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** `share` from 0 (unchanged) to 1 (white). */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

/** Shadows go towards a warm brown-black: pure black makes food look dirty. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#2b1206', share);
}

/** How different two colours look, 0 (same) to about 441. */
export function distance(colour: string, other: string): number {
  const from = parse(colour);
  const to = parse(other);
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}
