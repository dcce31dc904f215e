// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { StaffSession } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { sessionQuery } from './features/session/index.ts';
import { paths } from './lib/paths.ts';
import { notifySignedOut } from './lib/signed-out.ts';

const managerSession: StaffSession = {
  next: 'done',
  member: { uid: 'a', name: 'Asha', email: 'asha@shop.example', role: 'manager' },
  permissions: ['opening.manage'],
  second_factor_at: null,
  second_factors: [],
  language: null,
  by_pin: false,
  expires_at: '2100-01-01T00:00:00.000Z',
};

afterAll(() => vi.unstubAllGlobals());

test('S10.159 of a session that the server has ended nothing stays loaded for the next person', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ device: null, people: [] }));
  history.replaceState(null, '', `/console${paths.rider}`);
  const { router } = await import('./router.tsx');
  queryClient().setQueryData(['deliveries', 'rider'], 'addresses');
  notifySignedOut();
  expect(queryClient().getQueryData(['deliveries', 'rider'])).toBeUndefined();
  expect(queryClient().getQueryData(sessionQuery.queryKey)).toBeNull();
  await vi.waitFor(() => expect(router.state.location.pathname).toContain(paths.signIn));
  router.dispose();
});

test('S10.197 a page that is asked for while the first page is looked for stays, whatever the answer', async () => {
  const opening = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => opening.promise);
  history.replaceState(null, '', `/console${paths.signIn}?passphrase`);
  vi.resetModules();
  const { router } = await import('./router.tsx');
  const { queryClient } = await import('@sabuja/ui/lib/query-client.ts');
  queryClient().setQueryData(sessionQuery.queryKey, managerSession);
  const home = router.navigate(paths.home);
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await router.navigate('/nowhere');
  opening.resolve(Response.json({ opened_at: null, steps: [] }));
  await home;
  expect(router.state.location.pathname).toBe('/console/nowhere');
  router.dispose();
});
