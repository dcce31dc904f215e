import { createHmac, timingSafeEqual } from 'node:crypto';
import { hours } from '@sabuja/kit';
import type { Clock } from '../../../platform/clock.ts';

/** Lets a browser see the shop before it opens. */
export const previewCookie = 'sabuja_preview';
const PREVIEW_TIME = hours(12);

/** Issues and checks the value of the cookie: its expiry time, signed with the shop's secret. */
export type PreviewPass = {
  issue: () => { value: string; until: Date };
  isValid: (value: string | undefined) => boolean;
};

export function createPreviewPass(secret: string, clock: Clock): PreviewPass {
  const sign = (until: number) =>
    createHmac('sha256', secret).update(`preview\n${until}`).digest('base64url');
  return {
    issue: () => {
      const until = clock.now().getTime() + PREVIEW_TIME;
      return { value: `${until}.${sign(until)}`, until: new Date(until) };
    },
    isValid: (value = '') => {
      const [until = '', signature = ''] = value.split('.');
      const expected = Buffer.from(sign(Number(until)));
      const given = Buffer.from(signature);
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(until) > clock.now().getTime()
      );
    },
  };
}
