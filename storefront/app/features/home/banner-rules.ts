import type { Banner } from '@sabuja/contract';

/** The banners of a response: a list, or an object that contains one. Throws otherwise (S8.21). */
export function parseBanners(response: unknown): Banner[] {
  const list = Array.isArray(response)
    ? response
    : (response as { banners?: unknown } | null)?.banners;
  if (!Array.isArray(list)) throw new Error('The response holds no list of banners');
  return list;
}

const MAX_CAROUSEL_SEQUENCE = 7;

const isInCarousel = ({ inactive, view_sequence }: Banner): boolean =>
  inactive === 0 && view_sequence !== null && view_sequence <= MAX_CAROUSEL_SEQUENCE;

/** The carousel's banners, in order (S5.9). */
export const carouselBanners = (banners: readonly Banner[]): Banner[] =>
  banners.filter(isInCarousel).sort((a, b) => (a.view_sequence ?? 0) - (b.view_sequence ?? 0));

/** The banner of a single block: the first active one of a sequence (S5.9). */
export const singleBanner = (banners: readonly Banner[], sequence: number): Banner | undefined =>
  banners.find(({ inactive, view_sequence }) => inactive === 0 && view_sequence === sequence);

/** Whether text over the picture is light; a tone is, for example, 'leaf light' or 'haldi dark'. */
export const hasLightText = ({ tone }: Banner): boolean => tone.split(' ').includes('light');

export const isVideo = (url: string): boolean => /\.(?:mp4|webm|ogg)(?:[?#]|$)/i.test(url);
