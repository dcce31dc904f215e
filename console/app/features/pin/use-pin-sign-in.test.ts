// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { usePinSignIn } from './use-pin-sign-in.ts';

afterAll(() => vi.unstubAllGlobals());

const session = { next: 'done', member: { uid: 'b' }, permissions: [], by_pin: false };
let signIn: ReturnType<typeof usePinSignIn> | undefined;

function Page() {
  signIn = usePinSignIn('b');
  return null;
}

test('S10.159 a sign-in by PIN begins without what was loaded for the person before', async () => {
  vi.stubGlobal('fetch', async () => Response.json(session));
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRoot(document.body);
  const page = createElement(QueryClientProvider, { client: queryClient() }, createElement(Page));
  root.render(createElement(MemoryRouter, null, createElement(I18nProvider, { i18n }, page)));
  queryClient().setQueryData(['account'], 'of the person before');
  await vi.waitFor(() => expect(signIn).toBeDefined());
  signIn?.complete('580274');
  await vi.waitFor(() => expect(queryClient().getQueryData(['session'])).toEqual(session));
  expect(queryClient().getQueryData(['account'])).toBeUndefined();
  root.unmount();
});
