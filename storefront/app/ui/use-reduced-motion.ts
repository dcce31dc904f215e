import { mediaQuery, useStore } from '@sabuja/ui/lib/create-store.ts';

const REDUCED_MOTION_QUERY = mediaQuery('(prefers-reduced-motion: reduce)');

/** True for a visitor who prefers less motion. */
export const useReducedMotion = (): boolean => useStore(REDUCED_MOTION_QUERY);
