import { MAX_PHOTO_SIDE } from '@sabuja/contract/limits';

/** How a photo from a phone's camera is stored, whatever the phone has sent. */
export const photoFormat = { maxSide: MAX_PHOTO_SIDE, quality: 75 } as const;
