import { lazy } from 'react';

/** Home's strips of a signed-in customer; loaded when shown. */
export const ItemSections = lazy(async () => ({
  default: (await import('./item-sections.tsx')).ItemSections,
}));

/** What was bought before, for the empty search of a signed-in customer; loaded when shown. */
export const BoughtInSearch = lazy(async () => ({
  default: (await import('./bought-in-search.tsx')).BoughtInSearch,
}));
