import { type Milliseconds, minutes } from '@sabuja/kit';

/**
 * Messages of browsers when a script fails to load: it was removed by a deployment, or the network
 * is down.
 */
const messagePattern =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export const isStaleScriptError = (error: unknown): boolean =>
  error instanceof Error && messagePattern.test(error.message);

/** How the document was loaded: its navigation type and how long ago. */
export type PageLoad = { type: string; age: Milliseconds };

/** A page that has just been reloaded is not reloaded again: another reload would not help. */
export const mayReload = ({ type, age }: PageLoad): boolean =>
  type !== 'reload' || age > minutes(1);

export function currentPageLoad(): PageLoad {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? String(navigation.type) : '';
  return { type, age: performance.now() };
}
