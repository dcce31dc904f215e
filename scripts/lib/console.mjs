import { ensureBuilt } from './build.mjs';

/** Builds the console of the shop's staff, unless its build is up to date. */
export const ensureConsoleBuilt = () =>
  ensureBuilt({ folder: 'console', name: 'the console', packageName: 'vite', tool: 'vite' });
