import { ellipse, path, stroke } from './pen.ts';

const leaf =
  'M256 48C384 112 424 220 392 316C368 390 314 428 256 436C198 428 144 390 120 316C88 220 128 112 256 48Z';

const leafGradient =
  '<linearGradient id="leaf" x1=".2" x2=".8" y2="1"><stop stop-color="#b7e08a"/><stop offset=".55" stop-color="#54a64a"/><stop offset="1" stop-color="#1f7a3d"/></linearGradient>';

function svg(side: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 512 512"><defs>${leafGradient}</defs>${body}</svg>`;
}

function leafMark(fill: string, vein: string): string {
  const body =
    path(leaf, fill) +
    stroke('M256 486V190', vein, 18) +
    stroke('M256 296L326 236M256 296L186 236M256 372L318 322M256 372L194 322', vein, 12);
  return `<g transform="rotate(24 256 256)">${body}</g>`;
}

/** The shop's mark alone, on nothing; 512 x 512. */
export function logoMark(): string {
  return svg(512, leafMark('url(#leaf)', '#0f4d27'));
}

/**
 * The icon of the installed app, 512 x 512. Its ground reaches the edges and the mark stays within
 * the safe circle, so that it may be masked.
 */
export function appIcon(): string {
  // The vein is cut out of the mark, so below the leaf it needs a colour of its own.
  const stem = `<g transform="rotate(24 256 256)">${stroke('M256 486V452', '#54a64a', 18)}</g>`;
  const mark = `<g transform="translate(64 64) scale(.75)">${leafMark('url(#leaf)', '#0f4d27')}${stem}</g>`;
  return svg(
    512,
    `<rect width="512" height="512" fill="#0f4d27"/>${ellipse(256, 236, 190, 190, '#ffffff', 'opacity=".07"')}${mark}`,
  );
}

/** What stands where a picture is missing; 960 x 960. */
export function placeholderPicture(): string {
  const mark = `<g transform="translate(128 122) scale(.5)" opacity=".55">${leafMark('#a9c79a', '#e8f3e4')}</g>`;
  return svg(
    960,
    `<rect width="512" height="512" fill="#eef4ea"/>${ellipse(256, 372, 92, 12, '#c9d8c0')}${mark}`,
  );
}
