import { type Readable, useStore } from '@sabuja/ui/lib/create-store.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionTokens } from '../../lib/session-tokens.ts';
import { useApi } from '../../lib/use-api.ts';
import { sessionQuery, watchSessionTokens } from './session-query.ts';
import { type Session, toSession } from './session-state.ts';

const hasToken = () => sessionTokens.access() !== null;
const tokenStore: Readable<boolean> = {
  get: hasToken,
  serverValue: false,
  subscribe: sessionTokens.subscribe,
};

/** The current session; the same on every screen. */
export function useSession(): Session {
  const api = useApi();
  const client = useQueryClient();
  useEffect(() => watchSessionTokens(client), [client]);
  const holdsToken = useStore(tokenStore);
  const whoami = useQuery({
    ...sessionQuery(api),
    enabled: (query) => hasToken() || Boolean(query.state.data),
  });
  return toSession(whoami, holdsToken || Boolean(whoami.data));
}
