import type { StaffCategory, StaffCategoryChange } from '@sabuja/contract';
import {
  createDrafts,
  type DraftField,
  optional,
  toOptional,
  translationFields,
} from '../../lib/drafts.ts';

type Field = DraftField<StaffCategory, StaffCategoryChange>;

/** Maps each form field to its text from a category (`read`) and to the change that is sent (`write`). */
const fields = {
  name: { read: ({ name }) => name, write: (name) => ({ name }) },
  ...translationFields('name'),
  description: {
    read: ({ description }) => description ?? '',
    write: (value) => ({ description: value.trim() || null }),
  },
  ...translationFields('description'),
  image_url: {
    read: ({ image_url }) => image_url ?? '',
    write: (path) => ({ image_url: path || null }),
  },
  parent_id: {
    read: (category) => optional(category.parent_id),
    write: (value) => ({ parent_id: toOptional(value) }),
  },
  sequence: {
    read: ({ sequence }) => String(sequence),
    write: (value) => ({ sequence: Number(value) }),
  },
  lead_time_hours: {
    read: (category) => optional(category.lead_time_hours),
    write: (value) => ({ lead_time_hours: toOptional(value) }),
  },
  inactive: {
    read: ({ inactive }) => (inactive ? '✓' : ''),
    write: (value) => ({ inactive: value !== '' }),
  },
} satisfies Record<string, Field>;
export type CategoryField = keyof typeof fields;

/** Drafts of the category form; a new category belongs to `parentId`, or to the first level if it is null. */
export const categoryDrafts = (parentId: number | null) =>
  createDrafts<StaffCategory, StaffCategoryChange, CategoryField>(fields, {
    parent_id: optional(parentId),
    sequence: '0',
  });
