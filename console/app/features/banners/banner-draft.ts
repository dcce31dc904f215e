import type { StaffBanner, StaffBannerChange } from '@sabuja/contract';
import {
  createDrafts,
  type DraftField,
  optional,
  toOptional,
  translationFields,
} from '../../lib/drafts.ts';
import { fromFieldTime, toFieldTime } from '../../lib/field-time.ts';

type Field = DraftField<StaffBanner, StaffBannerChange>;

/** Maps each form field to its text from a banner (`read`) and to the change that is sent (`write`). */
const fields = {
  image_url: { read: (banner) => banner.image_url, write: (value) => ({ image_url: value }) },
  title: { read: ({ title }) => title, write: (title) => ({ title }) },
  ...translationFields('title'),
  subtitle: { read: ({ subtitle }) => subtitle, write: (subtitle) => ({ subtitle }) },
  ...translationFields('subtitle'),
  link: { read: ({ link }) => link, write: (link) => ({ link: link.trim() }) },
  action: { read: ({ action }) => action, write: (action) => ({ action }) },
  ...translationFields('action'),
  view_sequence: {
    read: (banner) => optional(banner.view_sequence),
    write: (value) => ({ view_sequence: toOptional(value) }),
  },
  light_text: {
    read: (banner) => (banner.light_text ? '✓' : ''),
    write: (value) => ({ light_text: value !== '' }),
  },
  from: {
    read: ({ from }) => toFieldTime(from),
    write: (value) => ({ from: fromFieldTime(value) }),
  },
  until: {
    read: ({ until }) => toFieldTime(until),
    write: (value) => ({ until: fromFieldTime(value) }),
  },
} satisfies Record<string, Field>;
export type BannerField = keyof typeof fields;

export const bannerDrafts = createDrafts<StaffBanner, StaffBannerChange, BannerField>(fields, {
  view_sequence: '0',
});

/** Default values of a new banner. */
export const emptyBanner = {
  image_url: '',
  view_sequence: null,
  title: '',
  subtitle: '',
  action: '',
  translations: {},
  link: '',
  light_text: false,
  is_hidden: false,
  from: null,
  until: null,
};
