import { createClient, type Transport } from '@sabuja/contract/client';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PageVisitor, Storefront } from './builds.ts';

type PageInput = {
  /** The full URL of the page at the shop's own origin. */
  url: string;
  /** Executes the API calls of the page. */
  transport: Transport;
  /** Marks the storefront's own inline scripts (`takeOwnScripts`). */
  mark: string;
  mediaHost: string;
  isDevelopment: boolean;
  visitor: PageVisitor;
};

/** Renders a page of the storefront; returns the response. */
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
