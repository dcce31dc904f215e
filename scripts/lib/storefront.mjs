import { ensureBuilt } from './build.mjs';

/** Builds the pages of the shop, unless their build is up to date. */
export const ensureStorefrontBuilt = () =>
  ensureBuilt({
    folder: 'storefront',
    name: 'the pages',
    packageName: '@react-router/dev',
    tool: 'react-router',
  });
