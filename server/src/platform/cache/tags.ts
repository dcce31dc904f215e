/** Tags without an id that the database publishes on the channel `changes`. */
export const plainTags = [
  /** Any item, combo or category; every response of the catalogue depends on it. */
  'catalogue',
  /** Which stocks a listing shows, or their order. */
  'listing',
  /** The values by which listings are sorted and filtered: a price, or whether a stock is sold out. */
  'arranged',
  /** Which stocks are often bought together in one order. */
  'together',
  /** The search words of any stock. */
  'words',
  /** Banners, settings, shop profile and notices. */
  'content',
  /** Plans of the wallet. */
  'plans',
  /** Reasons of complaints. */
  'reasons',
] as const;

/**
 * Tags that are published with an id: a stock, the listing of a subcategory, its sorted and filtered listings, and the
 * search words of a stock.
 */
export const tagsWithId = ['stock', 'in', 'arranged', 'words'] as const;

/** A tag that a cached value depends on. A test compares the tags with the triggers of the database. */
export type Tag = (typeof plainTags)[number] | `${(typeof tagsWithId)[number]}:${number}`;

/** Groups of data that seldom change, each with a revision in `public.revisions`. */
export const revisionTags = ['content', 'delivery'] as const;
export type RevisionTag = (typeof revisionTags)[number];
