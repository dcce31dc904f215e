import { darker, lighter } from './colour.ts';

/** Makes fills whose gradient ids are unique within one composition. */
export interface Pen {
  /** A fill lit from the upper left, as for a ball. */
  ball(colour: string): string;
  /** A fill lit along the left side, as for a standing cylinder. */
  tube(colour: string): string;
  /** A fill that is light at the top and dark at the bottom. */
  down(colour: string): string;
  /** A gradient from one colour at the top to another at the bottom. */
  fade(from: string, to: string): string;
  /** A clip path; returns its `url(#…)`. */
  clip(path: string): string;
  /** A blur; `deviation` in drawing units. */
  blur(deviation: number): string;
  /** The definitions created so far. */
  defs(): string;
}

/** `prefix` must be unique within one SVG. */
export function createPen(prefix: string): Pen {
  const made = new Map<string, string>();
  const define = (key: string, body: (id: string) => string) => {
    const known = made.get(key);
    if (known) return `url(#${known.slice(0, known.indexOf('|'))})`;
    const id = `${prefix}${made.size}`;
    made.set(key, `${id}|${body(id)}`);
    return `url(#${id})`;
  };
  return {
    ball: (colour) => define(`b${colour}`, (id) => ballGradient(id, colour)),
    tube: (colour) => define(`t${colour}`, (id) => tubeGradient(id, colour)),
    down: (colour) =>
      define(`d${colour}`, (id) =>
        verticalGradient(id, lighter(colour, 0.28), darker(colour, 0.2)),
      ),
    fade: (from, to) => define(`f${from}${to}`, (id) => verticalGradient(id, from, to)),
    clip: (path) =>
      define(`c${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    blur: (deviation) =>
      define(
        `g${deviation}`,
        (id) =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
    defs: () => [...made.values()].map((entry) => entry.slice(entry.indexOf('|') + 1)).join(''),
  };
}

function ballGradient(id: string, colour: string): string {
  return `<radialGradient id="${id}" cx=".36" cy=".28" r=".82"><stop stop-color="${lighter(colour, 0.5)}"/><stop offset=".42" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.4)}"/></radialGradient>`;
}

function tubeGradient(id: string, colour: string): string {
  return `<linearGradient id="${id}"><stop stop-color="${darker(colour, 0.22)}"/><stop offset=".28" stop-color="${lighter(colour, 0.38)}"/><stop offset=".62" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.38)}"/></linearGradient>`;
}

function verticalGradient(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${extra}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

/** A line of `width` with round ends. */
export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/** Moves, rotates (in degrees) and scales a drawing whose centre is the origin. */
export function put(body: string, x: number, y: number, degrees = 0, size = 1): string {
  const turn = degrees ? ` rotate(${short(degrees)})` : '';
  const scale = size === 1 ? '' : ` scale(${short(size)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turn}${scale}">${body}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
