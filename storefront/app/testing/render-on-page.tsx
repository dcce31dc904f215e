import { I18nProvider } from '@lingui/react';
import type { User } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { createQueryClient } from '@sabuja/ui/lib/query-client.ts';
import { attachToaster } from '@sabuja/ui/toast.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { privateQueryKey } from '../features/session/index.ts';
import { i18nOf } from '../i18n/catalogues.ts';
import { sessionTokens } from '../lib/session-tokens.ts';
import { type StubServer, stubServer } from './stub-server.ts';

/** A customer as `whoami` returns them. */
export const asha = {
  id: 7,
  uid: 'a5ba0000-0000-4000-8000-000000000007',
  full_name: 'Asha Das',
  email: null,
  mobile_no: '+919876543210',
} as User;

type RenderOptions = { user?: User | null; at?: string };

/** A page of the shop for tests of hooks and components, with its stub server, toasts and location. */
export type TestPage = {
  server: StubServer;
  /** The toasts shown so far, such as 'success: Orders placed successfully!'. */
  toasts: string[];
  client: QueryClient;
  location: () => Location;
  /** Renders a hook on this page, for Asha unless `user` is null. */
  render: <T>(useHook: () => T, options?: RenderOptions) => { current: T };
  /** Renders a component on this page; returns what the page shows. */
  show: (component: ReactNode, options?: RenderOptions) => HTMLElement;
  /** Unmounts the hook and leaves the page open, as when the customer follows a link. */
  leave: () => void;
};

/** Creates a new page for each test of a file that runs in happy-dom. Only the network and the clock are faked. */
export function testPage(): TestPage {
  let page: TestPage;
  let detachToaster: () => void;
  beforeEach(() => {
    // Updates come from requests and timers, so tests wait for the result instead of using `act`.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const toasts: string[] = [];
    detachToaster = attachToaster({
      show: ({ kind, message }) => toasts.push(`${kind}: ${message}`),
      dismissAll: () => undefined,
    });
    page = createPage(toasts);
  });
  afterEach(() => {
    cleanup();
    page.client.clear();
    detachToaster();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    page.server.expectNothingUnexpected();
  });
  return new Proxy({} as TestPage, { get: (_, name) => page[name as keyof TestPage] });
}

function createPage(toasts: string[]): TestPage {
  const client = createQueryClient();
  const { queries, ...defaults } = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...queries, retry: false } });
  let location: Location;
  const setLocation = (next: Location) => {
    location = next;
  };
  let leave: () => void = () => undefined;
  const pageWith = (content: ReactNode, at: string) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18nOf('en')}>
        <MemoryRouter initialEntries={[at]}>
          <Value of={useLocation} onValue={setLocation} />
          {content}
        </MemoryRouter>
      </I18nProvider>
    </QueryClientProvider>
  );
  const show: TestPage['show'] = (content, { user = asha, at = '/' } = {}) => {
    if (user) {
      sessionTokens.store({ access_token: 'a', refresh_token: 'r' });
      client.setQueryData(privateQueryKey('user'), user);
    }
    const { container, rerender } = render(pageWith(content, at));
    leave = () => rerender(pageWith(null, at));
    return container;
  };
  return {
    server: stubServer(),
    toasts,
    client,
    location: () => location,
    show,
    render: <T,>(useHook: () => T, options?: RenderOptions) => {
      const result = {} as { current: T };
      show(
        <Value of={useHook} onValue={(value) => Object.assign(result, { current: value })} />,
        options,
      );
      return result;
    },
    leave: () => leave(),
  };
}

/** Calls a hook and reports its value at each render. */
function Value<T>({ of: useValue, onValue }: { of: () => T; onValue: (value: T) => void }) {
  onValue(useValue());
  return null;
}

/** Installs fake timers; they advance by `vi.advanceTimersByTimeAsync` and while a test waits in `waitUntil`. */
export const stopClock = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

/** Repeats `check` until it passes, for up to 10 seconds, because the machine may be busy. */
export const waitUntil = (check: () => unknown) => vi.waitFor(check, { timeout: seconds(10) });

/** Lets React finish what it has scheduled, before a test expects that nothing happened. */
export async function settle() {
  for (let n = 0; n < 20; n++) await new Promise(setImmediate);
}
