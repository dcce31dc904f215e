/** Sizes, formats and addresses of the shop's pictures. */

export type PictureFormat = 'avif' | 'webp' | 'jpg';

const absoluteUrlPattern = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * The URL of a picture or film from the media host ('https://media.example.com', or empty) and its path
 * ('/media/stocks/x-1a2b3c4d/640.webp'). An absolute URL is returned unchanged.
 */
export const mediaAddress = (host: string, path: string): string =>
  absoluteUrlPattern.test(path) ? path : `${host}/${path.replace(/^\/+/, '')}`;

/** The only width of JPEGs, in pixels: they are used for link previews in messengers. */
export const jpegWidth = 640;

/** Widths in pixels of square pictures: stocks, combos, and what else has no widths of its own. */
export const squareWidths = [160, 320, 480, 640, 960] as const;

/** Widths in pixels of the pictures of categories, which are shown in places of 48 to 96 pixels. */
export const categoryWidths = [96, ...squareWidths] as const;

/** Widths in pixels of banners, which are 1200 x 500. */
export const bannerWidths = [480, 800, 1200] as const;

/** The widths in pixels in which the pictures of a folder exist. */
export const pictureWidths = (folder: string): readonly number[] =>
  ownWidths.get(folder) ?? squareWidths;

const ownWidths = new Map<string, readonly number[]>([
  ['categories', categoryWidths],
  ['banners', bannerWidths],
]);

const variantPattern = /^(.*\/media\/([^/?#]+)\/[^?#]+)\/\d+\.(?:webp|avif)$/;

/**
 * The AVIF `srcset` of a picture from the URL of any of its variants ('/media/stocks/x-1a2b3c4d/640.webp'),
 * up to the first width of at least `largest` pixels; undefined for a URL of another form.
 */
export function pictureSrcset(url: string, largest = Number.POSITIVE_INFINITY): string | undefined {
  const [, base, folder] = variantPattern.exec(url) ?? [];
  if (base === undefined || folder === undefined) return undefined;
  const all = pictureWidths(folder);
  const enough = all.findIndex((width) => width >= largest);
  const widths = enough === -1 ? all : all.slice(0, enough + 1);
  return widths.map((width) => `${base}/${width}.avif ${width}w`).join(', ');
}

/** The URL of a picture's JPEG from the URL of any of its variants; undefined for a URL of another form. */
export function jpegUrlOf(url: string): string | undefined {
  const base = variantPattern.exec(url)?.[1];
  return base === undefined ? undefined : `${base}/${jpegWidth}.jpg`;
}
