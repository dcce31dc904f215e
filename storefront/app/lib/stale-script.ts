import { type Milliseconds, minutes } from '@sabuja/kit';

/** What browsers say when a script of ours can't be had: it went with a newer version, or the net did. */
const messagePattern =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export const isStaleScriptError = (error: unknown): boolean =>
  error instanceof Error && messagePattern.test(error.message);

/** How the document came up: the type of its navigation, and how long ago that was. */
export type PageLoad = { type: string; age: Milliseconds };

/** A page just loaded anew is not loaded anew again: what it lacks is not on its way. */
export const mayReload = ({ type, age }: PageLoad): boolean =>
  type !== 'reload' || age > minutes(1);

export function currentPageLoad(): PageLoad {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? String(navigation.type) : '';
  return { type, age: performance.now() };
}
