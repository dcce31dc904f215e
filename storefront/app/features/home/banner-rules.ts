import type { Banner } from '@sabuja/contract';

/** The banners of an answer: a list, or an object that holds one. Throws on anything else. */
export function parseBanners(response: unknown): Banner[] {
  const list = Array.isArray(response)
    ? response
    : (response as { banners?: unknown } | null)?.banners;
  if (!Array.isArray(list)) throw new Error('The answer holds no list of banners');
  return list;
}

const MAX_CAROUSEL_SEQUENCE = 7;

const isInCarousel = ({ inactive, view_sequence }: Banner): boolean =>
  inactive === 0 && view_sequence !== null && view_sequence <= MAX_CAROUSEL_SEQUENCE;

/** The banners of the carousel, in their order. */
export const carouselBanners = (banners: readonly Banner[]): Banner[] =>
  banners.filter(isInCarousel).sort((a, b) => (a.view_sequence ?? 0) - (b.view_sequence ?? 0));

/** The banner of a single block: the first active one with its sequence. */
export const singleBanner = (banners: readonly Banner[], sequence: number): Banner | undefined =>
  banners.find(({ inactive, view_sequence }) => inactive === 0 && view_sequence === sequence);

/** Whether words over the picture are light; a tone reads 'leaf light' or 'haldi dark'. */
export const hasLightText = ({ tone }: Banner): boolean => tone.split(' ').includes('light');

export const isVideo = (url: string): boolean => /\.(?:mp4|webm|ogg)(?:[?#]|$)/i.test(url);
