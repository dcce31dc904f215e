import { ensureBuilt } from './build.mjs';

/** Builds the console of the shop's staff. */
export const ensureConsoleBuilt = () =>
  ensureBuilt({ folder: 'console', name: 'the console', packageName: 'vite', tool: 'vite' });
