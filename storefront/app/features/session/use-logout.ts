import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { sessionTokens } from '../../lib/session-tokens.ts';
import { useApi } from '../../lib/use-api.ts';
import { endSession } from './session-query.ts';

export function useLogout(): () => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    () =>
      endSession({
        api,
        client,
        tokens: sessionTokens,
        storages: [localStorage, sessionStorage],
        goHome: () => navigate(paths.home()),
      }),
    [api, client, navigate],
  );
}
