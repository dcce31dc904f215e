import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Readable, useStore } from '../../lib/create-store.ts';
import { sessionTokens } from '../../lib/session-tokens.ts';
import { useApi } from '../../lib/use-api.ts';
import { connectSession, sessionQuery } from './session-query.ts';
import { type Session, sessionOf } from './session-state.ts';

const hasToken = () => sessionTokens.access() !== null;
const holding: Readable<boolean> = {
  get: hasToken,
  serverValue: false,
  subscribe: sessionTokens.subscribe,
};

/** Who is signed in, on every screen the same. */
export function useSession(): Session {
  const api = useApi();
  const client = useQueryClient();
  useEffect(() => connectSession(client), [client]);
  const holdsToken = useStore(holding);
  const whoami = useQuery({
    ...sessionQuery(api),
    enabled: (query) => hasToken() || Boolean(query.state.data),
  });
  return sessionOf(whoami, holdsToken || Boolean(whoami.data));
}
