import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { addAllCatalogues } from './i18n/server-catalogues.ts';

export { apiContext, mediaHostContext, visitorContext } from './lib/api-context.ts';

addAllCatalogues();

/** Answers with the whole document at once, so that it can be kept, compressed and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} />,
    {
      signal: request.signal,
      // One piece, however long: no boundary is moved out of line into a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(deprioritizeScripts(await new Response(stream).text()), { status, headers });
}

/** What is seen is fetched first: pictures and letters before the scripts, whose order React Router settles. */
const deprioritizeScripts = (document: string): string =>
  document.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
