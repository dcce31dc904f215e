import { ApiError, createClient } from '@sabuja/contract/client';
import { memoryStorage } from '@sabuja/ui/lib/memory-storage.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { createSessionTokens } from '../../lib/session-tokens.ts';
import {
  adoptToken,
  endSession,
  privateQueryKey,
  sessionQuery,
  startSession,
  watchSessionTokens,
} from './session-query.ts';
import { toSession } from './session-state.ts';

const user = {
  id: 1,
  uid: '6f7f1c0e-1111-4111-8111-111111111111',
  full_name: 'Asha',
  email: null,
  mobile_no: '+919876543210',
  wallet: { balance: 0 },
};
const pending = {
  status: 'pending',
  errorUpdateCount: 0,
  isPaused: false,
  data: undefined,
  error: null,
} as const;
const known = {
  status: 'success',
  errorUpdateCount: 0,
  isPaused: false,
  data: user,
  error: null,
} as const;

describe('the session', () => {
  it('S3.1 starts unauthenticated; the access token alone is stored, under ‘token’, the whoami response as a whole', async () => {
    expect(toSession(pending, false)).toEqual({
      isAuthenticated: false,
      user: null,
      loading: false,
      error: null,
      unreachable: false,
    });
    const store = memoryStorage();
    const client = new QueryClient();
    const tokens = createSessionTokens(() => store);
    startSession(client, { user, access_token: 'a', refresh_token: 'r' }, tokens);
    expect(store.getItem('token')).toBe('a');
    expect(tokens.refresh()).toBe('r');
    const whole = { ...user, loyalty: { since: '2024' } };
    const api = createClient(async () => ({ status: 200, body: whole }));
    const data = await new QueryClient().fetchQuery(sessionQuery(api));
    expect(toSession({ ...known, data }, true).user).toEqual(whole);
  });

  it('S4a.3 is loading during whoami, then authenticated with the user', () => {
    expect(toSession(pending, true).loading).toBe(true);
    const session = toSession(known, true);
    expect(session).toEqual({
      isAuthenticated: true,
      user,
      loading: false,
      error: null,
      unreachable: false,
    });
  });

  it('S8.5 S10.332 stores the server’s message or the fallback when whoami fails, and is signed out only by a 401', () => {
    const sessionAfterError = (error: unknown, data?: typeof user) =>
      toSession({ status: 'error', errorUpdateCount: 1, isPaused: false, data, error }, true);
    const signedOut = { isAuthenticated: false, user: null, loading: false, unreachable: false };
    const answers = [429, 503].map((status) => new ApiError(status, { code: 'X', message: '' }));
    for (const failure of [new TypeError('offline'), ...answers]) {
      const { error, ...session } = sessionAfterError(failure);
      expect(session).toEqual({ ...signedOut, unreachable: true });
      expect(typeof error === 'object' && error && inEnglish(error)).toBe(
        'Failed to fetch user details',
      );
      expect(sessionAfterError(failure, user), 'of a customer who was known').toMatchObject({
        isAuthenticated: true,
        user,
        unreachable: false,
      });
    }
    const rejection = new ApiError(401, { code: 'SIGNED_OUT', message: 'Please sign in again.' });
    expect(sessionAfterError(rejection, user)).toEqual({
      ...signedOut,
      error: 'Please sign in again.',
    });
  });

  it('S10.332 is unreachable, not loading, while whoami waits for a network or is tried again', () => {
    expect(toSession({ ...pending, errorUpdateCount: 1 }, true)).toMatchObject({
      loading: false,
      unreachable: true,
    });
    expect(toSession({ ...pending, isPaused: true }, true)).toMatchObject({
      loading: false,
      unreachable: true,
    });
    expect(toSession({ ...pending, isPaused: true }, false).unreachable).toBe(false);
    expect(toSession({ ...known, isPaused: true }, true).user).toEqual(user);
  });

  it('S4a.1 starts unauthenticated; login stores the user and both tokens, the refresh token in memory only', () => {
    expect(toSession(pending, false).isAuthenticated).toBe(false);
    const store = memoryStorage();
    const client = new QueryClient();
    const tokens = createSessionTokens(() => store);
    startSession(client, { user, access_token: 'a', refresh_token: 'r' }, tokens);
    expect([...store.map.entries()]).toEqual([['token', 'a']]);
    expect(tokens.refresh()).toBe('r');
    const data = client.getQueryData<typeof user>(privateQueryKey('user'));
    expect(toSession({ ...known, data: data ?? null }, true)).toMatchObject({
      isAuthenticated: true,
      user,
    });
  });

  it('S4a.2 logout clears flag, user, tokens and both storages, and goes Home', async () => {
    const [local, session] = [memoryStorage(), memoryStorage()];
    session.setItem('checkout_draft', '{}');
    const client = new QueryClient();
    const tokens = createSessionTokens(() => local);
    startSession(client, { user, access_token: 'a', refresh_token: 'r' }, tokens);
    client.setQueryData(privateQueryKey('cart'), { items: [] });
    client.setQueryData(['categories'], []);
    const calls: string[] = [];
    await endSession({
      api: createClient(async ({ path }) => {
        calls.push(path);
        throw new TypeError('offline');
      }),
      client,
      tokens,
      storages: [local, session],
      goHome: () => calls.push('home'),
    });
    expect(calls).toEqual(['/api/v1/auth/logout', 'home']);
    expect([tokens.access(), tokens.refresh(), local.map.size, session.map.size]).toEqual([
      null,
      null,
      0,
      0,
    ]);
    expect(client.getQueryData(privateQueryKey('user'))).toBeUndefined();
    expect(client.getQueryData(privateQueryKey('cart'))).toBeUndefined();
    expect(client.getQueryData(['categories'])).toEqual([]);
  });

  it('S6.3 a link’s token replaces the previous session including its refresh token', () => {
    const store = memoryStorage();
    const client = new QueryClient();
    const tokens = createSessionTokens(() => store);
    startSession(client, { user, access_token: 'a', refresh_token: 'r' }, tokens);
    client.setQueryData(privateQueryKey('cart'), { items: [] });
    adoptToken(client, 'of the link', tokens);
    expect([...store.map.entries()]).toEqual([['token', 'of the link']]);
    expect(tokens.refresh()).toBeNull();
    expect(client.getQueryData(privateQueryKey('user'))).toBeUndefined();
    expect(client.getQueryData(privateQueryKey('cart'))).toBeUndefined();
  });

  it('is cleared in a tab when the tokens are removed in any tab', () => {
    const store = memoryStorage();
    const client = new QueryClient();
    const tokens = createSessionTokens(() => store);
    startSession(client, { user, access_token: 'a', refresh_token: 'r' }, tokens);
    watchSessionTokens(client, tokens);
    tokens.clear();
    expect(client.getQueryData(privateQueryKey('user'))).toBeUndefined();
  });

  it('S10.369 is cleared when another customer signed in, also while this tab slept or was in the back/forward cache', () => {
    const tokenOf = (sub: string, exp: number) =>
      `e30.${Buffer.from(JSON.stringify({ sub, name: '???>>>', exp })).toString('base64url')}.x`;
    const notices = [
      Object.assign(new Event('storage'), { key: 'token' }),
      Object.assign(new Event('pageshow'), { persisted: true }),
    ];
    for (const notice of notices) {
      const store = memoryStorage();
      const client = new QueryClient();
      const events = new EventTarget();
      const tokens = createSessionTokens(() => store, events as unknown as Window);
      watchSessionTokens(client, tokens);
      const pair = { access_token: tokenOf('asha', 1), refresh_token: 'r' };
      startSession(client, { user, ...pair }, tokens);
      client.setQueryData(privateQueryKey('cart'), { items: [] });
      const cached = () => ['user', 'cart'].map((name) => client.getQueryData(['mine', name]));
      store.setItem('token', tokenOf('asha', 2));
      events.dispatchEvent(notice);
      expect(cached(), 'after a renewal').toEqual([user, { items: [] }]);
      store.setItem('token', tokenOf('bina', 1));
      events.dispatchEvent(notice);
      expect(cached(), notice.type).toEqual([undefined, undefined]);
      const bina = { ...user, full_name: 'Bina' };
      startSession(client, { user: bina, ...pair, access_token: tokenOf('chitra', 1) }, tokens);
      expect(cached(), 'after signing in here').toEqual([bina, undefined]);
    }
  });

  it('detects a sign-out in another tab by the storage event', () => {
    const events = new EventTarget();
    const tokens = createSessionTokens(memoryStorage, events as unknown as Window);
    let changeCount = 0;
    const unsubscribe = tokens.subscribe(() => {
      changeCount += 1;
    });
    const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });
    events.dispatchEvent(storageEvent(null));
    events.dispatchEvent(storageEvent('token'));
    events.dispatchEvent(storageEvent('theme'));
    expect(changeCount).toBe(2);
    unsubscribe();
    events.dispatchEvent(storageEvent('token'));
    expect(changeCount).toBe(2);
  });
});
