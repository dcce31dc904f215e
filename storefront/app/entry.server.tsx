import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { addAllCatalogues } from './i18n/server-catalogues.ts';
import { scriptMarkContext } from './lib/api-context.ts';
import { requoteData } from './lib/requote-data.ts';
import { ScriptMark } from './lib/script-mark.ts';
import { shrinkStyles } from './styles/shrink-styles.ts';

export { fontsFor } from '@sabuja/ui/styles/fonts.ts';
export {
  apiContext,
  mediaHostContext,
  scriptMarkContext,
  visitorContext,
} from './lib/api-context.ts';

addAllCatalogues();

/** Responds with the whole document at once, so that it can be cached, compressed and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const errors: unknown[] = [];
  const mark = context.get(scriptMarkContext);
  const stream = await renderToReadableStream(
    <ScriptMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </ScriptMark>,
    {
      signal: request.signal,
      // Never stream: React would move the HTML of a large Suspense boundary to the end, into a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  headers.set('content-type', 'text/html; charset=utf-8');
  const document = requoteData(shrinkStyles(await new Response(stream).text()));
  return new Response(deprioritizeScripts(dropDiscoverMarks(document)), { status, headers });
}

/** Removes React Router's unused route-discovery attributes: the first response lists all routes. */
const dropDiscoverMarks = (document: string): string =>
  document.replaceAll(' data-discover="true"', '');

/**
 * Puts preloads of pictures and fonts before those of scripts; React Router fixes the order of the
 * scripts.
 */
const deprioritizeScripts = (document: string): string =>
  document.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
