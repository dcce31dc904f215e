import { MAX_PHOTO_SIDE } from '@sabuja/contract/limits';

/** The size and quality in which photos from phone cameras are stored. */
export const photoFormat = { maxSide: MAX_PHOTO_SIDE, quality: 75 } as const;
