/** What the database publishes on the channel `changes`, as it is. */
export const plainTags = [
  /** Any item, combo or category; every response of the catalogue depends on it. */
  'catalogue',
  /** Which stocks a listing shows, or in which order. */
  'listing',
  /** What listings are sorted and filtered by: a price, or whether a stock is sold out. */
  'arranged',
  /** What is bought in the same orders. */
  'together',
  /** What any stock is found by. */
  'words',
  /** Banners, settings, shop profile and notices. */
  'content',
  /** Plans of the wallet. */
  'plans',
  /** Reasons of complaints. */
  'reasons',
] as const;

/** What is published with an id: a stock, the listing of a subcategory, its sorted ones, what a stock is found by. */
export const tagsWithId = ['stock', 'in', 'arranged', 'words'] as const;

/** What a cached value depends on. A test compares these with the triggers of the database. */
export type Tag = (typeof plainTags)[number] | `${(typeof tagsWithId)[number]}:${number}`;

/** Groups of data that change seldom, each with a revision in `public.revisions`. */
export const revisionTags = ['content', 'delivery'] as const;
export type RevisionTag = (typeof revisionTags)[number];
