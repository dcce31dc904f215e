import type { PictureAlts, StaffCombo, StaffComboChange } from '@sabuja/contract';
import type { TranslatedLocale } from '@sabuja/kit';
import { type DraftField, optional, toOptional, translationFields } from '../../lib/drafts.ts';

/** The fields that products and combos have in common. */
type Item = Pick<
  StaffCombo,
  | 'name'
  | 'description'
  | 'cost'
  | 'discount'
  | 'subcategory_id'
  | 'sequence'
  | 'max_per_order'
  | 'state'
  | 'image_urls'
  | 'image_alts'
> & {
  translations: {
    readonly [L in TranslatedLocale]?: { readonly name?: string; readonly description?: string };
  };
};
type ItemChange = Pick<StaffComboChange, keyof Item>;
type Field = DraftField<Item, ItemChange>;

/** Maps the shared form fields to their text from an item (`read`) and to the change that is sent (`write`). */
export const itemFields = {
  name: { read: ({ name }) => name, write: (name) => ({ name }) },
  ...translationFields('name'),
  description: { read: (item) => item.description, write: (description) => ({ description }) },
  ...translationFields('description'),
  cost: { read: ({ cost }) => String(cost), write: (cost) => ({ cost: Number(cost) }) },
  discount: {
    read: ({ discount }) => String(discount),
    write: (discount) => ({ discount: Number(discount) }),
  },
  subcategory_id: {
    read: (item) => String(item.subcategory_id),
    write: (value) => ({ subcategory_id: Number(value) }),
  },
  max_per_order: {
    read: (item) => optional(item.max_per_order),
    write: (value) => ({ max_per_order: toOptional(value) }),
  },
  sequence: {
    read: ({ sequence }) => String(sequence),
    write: (value) => ({ sequence: Number(value) }),
  },
  state: {
    read: ({ state }) => state,
    write: (state) => ({ state: state as NonNullable<ItemChange['state']> }),
  },
  image_urls: {
    read: (item) => item.image_urls.join('\n'),
    write: (value) => ({ image_urls: picturesOf(value) }),
  },
  image_alts: {
    read: (item) => JSON.stringify(item.image_alts),
    write: (value) => ({ image_alts: altsOf(value) }),
  },
} satisfies Record<string, Field>;
export type ItemField = keyof typeof itemFields;

/** Initial form values of a new product or combo. */
export const newItem = { discount: '0', sequence: '0', state: 'draft' } as const;

/** Parses the draft of `image_urls`: one path per line. */
export const picturesOf = (value: string): string[] => value.split('\n').filter(Boolean);

/** Parses the draft of `image_alts`, a JSON object: the alternative texts by picture. */
export const altsOf = (value: string): PictureAlts => (value === '' ? {} : JSON.parse(value));

/** Returns the draft value of a field as readable text. */
export const describeItemField = (field: string, value: string): string =>
  field === 'image_alts'
    ? Object.values(altsOf(value))
        .map(({ en, hi, or }) => en ?? hi ?? or)
        .join(', ')
    : value;

/** Returns the `image_alts` draft with new texts for one picture; pictures without any text are left out. */
export function describePicture(
  pictures: readonly string[],
  alts: PictureAlts,
  [url, alt]: readonly [string, PictureAlts[string]],
): string {
  const described = pictures
    .map((path) => [path, path === url ? alt : (alts[path] ?? {})] as const)
    .filter(([, texts]) => Object.values(texts).some((text) => text.trim() !== ''));
  return JSON.stringify(Object.fromEntries(described));
}

/** Returns the pictures with one moved from index `from` to index `to`. */
export function movePicture(pictures: readonly string[], from: number, to: number): string[] {
  const moved = pictures.filter((_, index) => index !== from);
  moved.splice(to, 0, ...pictures.slice(from, from + 1));
  return moved;
}
