import { ApiError } from '@sabuja/contract/client';
import { describe, expect, it } from 'vitest';
import { createSessionTokens } from '../../lib/session-tokens.ts';
import { sessionOf } from './session-state.ts';

const user = {
  id: 1,
  uid: '6f7f1c0e-1111-4111-8111-111111111111',
  full_name: 'Asha',
  email: null,
  mobile_no: '+919876543210',
  wallet: { balance: 0 },
};
const pending = { status: 'pending', data: undefined, error: null } as const;

function memory() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('the session', () => {
  it('S3.1 starts unauthenticated', () => {
    expect(sessionOf(pending, false)).toEqual({
      isAuthenticated: false,
      user: null,
      loading: false,
      error: null,
    });
  });

  it('S4a.3 is loading while whoami is under way, then authenticated with the user', () => {
    expect(sessionOf(pending, true).loading).toBe(true);
    const session = sessionOf({ status: 'success', data: user, error: null }, true);
    expect(session).toEqual({ isAuthenticated: true, user, loading: false, error: null });
  });

  it('S8.5 becomes unauthenticated when whoami fails, with the answer or the fallback as error', () => {
    const failed = (error: unknown) => sessionOf({ status: 'error', data: user, error }, true);
    expect(failed(new TypeError('offline'))).toEqual({
      isAuthenticated: false,
      user: null,
      loading: false,
      error: 'Failed to fetch user details',
    });
    const answer = new ApiError(401, { code: 'SIGNED_OUT', message: 'Please sign in again.' });
    expect(failed(answer).error).toBe('Please sign in again.');
  });

  it('S4a.1 keeps the access token under the key token, and drops both tokens', () => {
    const store = memory();
    const tokens = createSessionTokens(() => store);
    tokens.keep({ access_token: 'a', refresh_token: 'r' });
    expect([...store.map.entries()].sort()).toEqual([
      ['refresh_token', 'r'],
      ['token', 'a'],
    ]);
    tokens.drop();
    expect(store.map.size).toBe(0);
  });

  it('hears another tab sign out through the storage event', () => {
    const events = new EventTarget();
    const tokens = createSessionTokens(memory, events as unknown as Window);
    let heard = 0;
    const leave = tokens.subscribe(() => {
      heard += 1;
    });
    const stored = (key: string | null) => Object.assign(new Event('storage'), { key });
    events.dispatchEvent(stored(null));
    events.dispatchEvent(stored('token'));
    events.dispatchEvent(stored('theme'));
    expect(heard).toBe(2);
    leave();
    events.dispatchEvent(stored('token'));
    expect(heard).toBe(2);
  });
});
