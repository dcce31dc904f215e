/** What sizes a picture is served in. Knows no Node API: the storefront may use it too. */

export type PictureFormat = 'avif' | 'webp';

/** Best first, as `<picture>` wants its sources. */
export const pictureFormats = ['avif', 'webp'] as const satisfies readonly PictureFormat[];

/** Widths in pixels of square pictures: stocks, combos, categories. */
export const pictureWidths = [160, 320, 480, 640, 960] as const;

/** Widths in pixels of banners, which are 1200 x 500. */
export const bannerWidths = [480, 800, 1200] as const;

/** Folder of the pictures that come in banner widths. */
export const bannerFolder = 'banners';

/** The widths in pixels offered for the pictures of a folder. */
export function widthsOf(folder: string): readonly number[] {
  return folder === bannerFolder ? bannerWidths : pictureWidths;
}

/** The address of one variant; `base` is what `put` answered, `width` in pixels. */
export function variantPath(base: string, width: number, format: PictureFormat): string {
  return `${base}/${width}.${format}`;
}

/** The base of a variant's address: `/media/stocks/x-1a2b3c4d/640.webp` without its last part. */
export function basePath(imageUrl: string): string {
  return imageUrl.replace(/\/\d+\.(?:avif|webp)$/, '');
}

/** A `srcset` for any variant's address, in the widths its folder has. */
export function srcsetOf(imageUrl: string, format: PictureFormat): string {
  const base = basePath(imageUrl);
  const folder = base.split('/').at(-2) ?? '';
  return widthsOf(folder)
    .map((width) => `${variantPath(base, width, format)} ${width}w`)
    .join(', ');
}
