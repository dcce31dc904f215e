const pattern = /^(.*\/media\/[^?#]+\/)(\d+)\.(?:webp|avif)$/;

export const squareWidths = [160, 320, 480, 640, 960] as const;
export const bannerWidths = [480, 800, 1200] as const;

export type PictureSources = {
  avif: string | undefined;
  webp: string | undefined;
  /** For browsers without either, and for pictures from elsewhere. */
  src: string;
};

const srcSet = (base: string, widths: readonly number[], ending: string): string =>
  widths.map((width) => `${base}${width}.${ending} ${width}w`).join(', ');

/** The files of a picture of ours by its address; any other address is used as it is. */
export function pictureSources(url: string, widths: readonly number[]): PictureSources {
  const base = pattern.exec(url)?.[1];
  if (base === undefined) return { avif: undefined, webp: undefined, src: url };
  const middle = widths[Math.floor(widths.length / 2)] ?? 640;
  return {
    avif: srcSet(base, widths, 'avif'),
    webp: srcSet(base, widths, 'webp'),
    src: `${base}${middle}.webp`,
  };
}
