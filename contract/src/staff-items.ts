import Type, { type Static, type TSchema } from 'typebox';
import { MAX_COST, MAX_PICTURE_ALT_LENGTH, MAX_PICTURES } from './limits.ts';
import { Instant, Nullable } from './schemas.ts';

/** Where an item stands: not in the shop yet, on sale, no longer sold. */
export const ItemState = Type.Enum(['draft', 'active', 'retired'], { type: 'string' });
export type ItemState = Static<typeof ItemState>;

/** A text that is not blank. */
export const Label = (maxLength: number) => Type.String({ pattern: '\\S', maxLength });

/** A text of a record in Hindi or Odia. */
export const TranslatedText = (maxLength: number) =>
  Type.Optional(
    Type.String({ maxLength, description: 'empty: shown in English; omitted: unchanged' }),
  );

/** Fields of a record in Hindi and Odia, each optional. */
export const InOtherLanguages = <F extends Record<string, TSchema>>(fields: F) =>
  Type.Object({
    hi: Type.Optional(Type.Object(fields)),
    or: Type.Optional(Type.Object(fields)),
  });

/** A path of a picture in the shop's own media store. */
export const PicturePath = Type.String({
  pattern: '^/media/[a-z0-9-]+/[a-z0-9-]+/[0-9]{1,4}\\.(avif|webp|jpg)$',
  maxLength: 300,
});

const PictureAlt = Type.Optional(Type.String({ maxLength: MAX_PICTURE_ALT_LENGTH }));

/** What the pictures of an item show, by path and language, for people who do not see them. */
export const PictureAlts = Type.Record(
  PicturePath,
  Type.Object({ en: PictureAlt, hi: PictureAlt, or: PictureAlt }),
  { maxProperties: MAX_PICTURES, description: 'those of other pictures are left out' },
);
export type PictureAlts = Static<typeof PictureAlts>;

export const Cost = Type.Number({
  exclusiveMinimum: 0,
  maximum: MAX_COST,
  description: 'rupees for one, before discount, at most two decimals',
});
export const Discount = Type.Number({
  minimum: 0,
  exclusiveMaximum: 100,
  description: 'percent',
});

/** Who changed a record last, and how often staff have. */
export const revisionFields = {
  version: Type.Integer({ description: 'counts the changes by staff' }),
  updated_at: Instant,
  updated_by: Nullable(Type.String({ description: 'name; null: not by a member of staff' })),
};

/** What a change may say of the record that it was made from. */
export const madeFrom = {
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'that the change was made from; refused when it has changed since',
    }),
  ),
};

/** A change that is not made from what stands now; `details` has the record as it is. */
export const conflict = { CHANGED_MEANWHILE: 409 } as const;
