import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';

type Respond = (url: URL) => unknown;

/**
 * Renders content in English at a URL, for tests in the happy-dom environment; `respond` returns the response of
 * each request, or only its body.
 */
export function renderPage(content: ReactNode, at: string, respond: Respond) {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const address = typeof input === 'string' ? input : input.url;
    const body = respond(new URL(address, 'http://shop.example'));
    return body instanceof Response ? body : Response.json(body);
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const parent = document.body.appendChild(document.createElement('div'));
  const root = createRoot(parent);
  window.history.replaceState(null, '', at);
  root.render(
    <QueryClientProvider client={queryClient()}>
      <I18nProvider i18n={i18n}>
        <BrowserRouter>{content}</BrowserRouter>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return {
    parent,
    unmount: () => {
      root.unmount();
      parent.remove();
      vi.unstubAllGlobals();
    },
  };
}
