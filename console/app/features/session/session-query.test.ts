import 'fake-indexeddb/auto';
import { hours } from '@sabuja/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { endPinSession, startPinSession } from '../../lib/pin-session.ts';
import { refreshSession } from './session-query.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs a server with a rider's open session by PIN; returns the session, and the methods of requests it gets. */
function serveSession() {
  const session = {
    next: 'done',
    member: { uid: crypto.randomUUID(), name: 'Asha', email: 'asha@example.in', role: 'rider' },
    permissions: ['orders.deliver'],
    second_factor_at: null,
    second_factors: [],
    language: null,
    by_pin: true,
    expires_at: new Date(Date.now() + hours(16)).toISOString(),
  } as const;
  const methods: string[] = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    methods.push(method);
    return Response.json(method === 'GET' ? session : { message: 'Signed out' });
  });
  return { session: { ...session, permissions: [], second_factors: [] }, methods };
}

test('S10.157 a session by PIN that was over without a network is ended when the network is back', async () => {
  const { session, methods } = serveSession();
  expect(await refreshSession()).toMatchObject({ by_pin: true });
  expect(methods).toEqual(['GET']);
  endPinSession(session);
  expect(await refreshSession()).toBeNull();
  expect(methods).toEqual(['GET', 'GET', 'DELETE']);
});

test('S10.157 a session by PIN that nobody touched is ended, though its pages used it', async () => {
  const { session, methods } = serveSession();
  startPinSession(session, new Date(Date.now() - hours(2)));
  expect(await refreshSession()).toBeNull();
  expect(methods).toEqual(['GET', 'DELETE']);
});
