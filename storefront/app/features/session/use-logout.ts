import { seconds } from '@sabuja/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { sessionTokens } from '../../lib/session-tokens.ts';
import { useApi } from '../../lib/use-api.ts';
import { forgetCustomer } from './session-query.ts';

/** Ends the session here and in every tab, empties both storages and goes Home. */
export function useLogout(): () => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    // Out of reach or already over: this browser forgets the session all the same.
    const signal = AbortSignal.timeout(seconds(5));
    await api('GET /api/v1/auth/logout', { signal }).catch(() => undefined);
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    sessionTokens.drop();
    forgetCustomer(client);
    await navigate(paths.home());
  }, [api, client, navigate]);
}
