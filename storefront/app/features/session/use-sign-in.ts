import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { beginSession } from './session-query.ts';
import { createSignInFlow, type SignInFlow, type SignInState } from './sign-in-flow.ts';

export type SignIn = SignInState & Omit<SignInFlow, 'state' | 'subscribe' | 'stop'>;

/** The sign-in flow of this screen; `onSignedIn` runs once the session has begun. */
export function useSignIn(onSignedIn: () => void): SignIn {
  const api = useApi();
  const client = useQueryClient();
  const tell = useRef(onSignedIn);
  useEffect(() => {
    tell.current = onSignedIn;
  });
  const [flow] = useState(() =>
    createSignInFlow({
      api,
      say: { success: toastSuccess, error: toastError },
      onSignedIn: (answer) => {
        beginSession(client, answer);
        tell.current();
      },
    }),
  );
  useEffect(() => flow.stop, [flow]);
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state);
  return { ...flow, ...state };
}
