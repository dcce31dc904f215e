import { type TranslatedLocale, translatedLocales } from '@sabuja/kit';
import Type, { type Static, type TOptional, type TProperties } from 'typebox';
import { MAX_COST, MAX_PICTURE_ALT_LENGTH, MAX_PICTURES } from './limits.ts';
import { Instant, Nullable } from './schemas.ts';

/** The state of an item: not in the shop yet, on sale, or no longer sold. */
export const ItemState = Type.Enum(['draft', 'active', 'retired'], { type: 'string' });
export type ItemState = Static<typeof ItemState>;

/** A translated text of a record. */
export const TranslatedText = (maxLength: number) =>
  Type.Optional(
    Type.String({ maxLength, description: 'empty: shown in English; omitted: unchanged' }),
  );

/** The translated fields of a record in each language beside English; every language is optional. */
export const InOtherLanguages = <F extends TProperties>(fields: F) => {
  const texts = Type.Optional(Type.Object(fields));
  return Type.Object(
    Object.fromEntries(translatedLocales.map((locale) => [locale, texts])) as Record<
      TranslatedLocale,
      TOptional<ReturnType<typeof Type.Object<F>>>
    >,
  );
};

/** A path of a picture in the shop's own media store. */
export const PicturePath = Type.String({
  pattern: '^/media/[a-z0-9-]+/[a-z0-9-]+/[0-9]{1,4}\\.(avif|webp|jpg)$',
  maxLength: 300,
});

const PictureAlt = Type.Optional(Type.String({ maxLength: MAX_PICTURE_ALT_LENGTH }));

/** The alternative texts of an item's pictures, by path and language. */
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

/** The version of a record, and when and by whom it was last changed. */
export const revisionFields = {
  version: Type.Integer({ description: 'counts the changes by staff' }),
  updated_at: Instant,
  updated_by: Nullable(Type.String({ description: 'name; null: not by a member of staff' })),
};

/** The version of the record on which a change is based, for optimistic locking. */
export const madeFrom = {
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'that the change was made from; refused when it has changed since',
    }),
  ),
};

/** The problem of a change that is based on an outdated version; `details` has the current record. */
export const conflict = { CHANGED_MEANWHILE: 409 } as const;
