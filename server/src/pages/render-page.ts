import { createClient, type Transport } from '@sabuja/contract/client';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PageVisitor, Storefront } from './builds.ts';

type PageInput = {
  /** Its whole URL at the shop's own origin. */
  url: string;
  /** Carries the calls of the API that the page makes. */
  transport: Transport;
  /** Marks the storefront's own inline scripts (`takeOwnScripts`). */
  mark: string;
  mediaHost: string;
  isDevelopment: boolean;
  visitor: PageVisitor;
};

/** The response of the storefront to a request for one of its pages. */
export function renderPage(
  storefront: Storefront,
  { url, transport, mark, mediaHost, isDevelopment, visitor }: PageInput,
): Promise<Response> {
  const { apiContext, mediaHostContext, scriptMarkContext, visitorContext } =
    storefront.entry.module;
  const context = new RouterContextProvider();
  context.set(apiContext, createClient(transport));
  context.set(mediaHostContext, mediaHost);
  context.set(scriptMarkContext, mark);
  context.set(visitorContext, visitor);
  return createRequestHandler(storefront, isDevelopment ? 'development' : 'production')(
    new Request(url, { headers: { accept: 'text/html' } }),
    context,
  );
}
