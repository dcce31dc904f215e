import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useStore } from '@sabuja/ui/lib/create-store.ts';
import { messageText } from '@sabuja/ui/lib/message-text.ts';
import { dismissToasts, toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { startSession } from '../session/index.ts';
import { createSignInFlow, type SignInFlow, type SignInState } from './sign-in-flow.ts';

export type SignIn = Omit<SignInState, 'notice'> &
  Omit<SignInFlow, 'store' | 'stop'> & { notice: string | undefined };

/** The sign-in flow of this screen; `onSignedIn` is called once the session has started. */
export function useSignIn(onSignedIn: () => void): SignIn {
  const { i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const onSignedInRef = useRef(onSignedIn);
  useEffect(() => {
    onSignedInRef.current = onSignedIn;
  });
  const [flow] = useState(() =>
    createSignInFlow({
      api,
      toasts: {
        success: (message: MessageDescriptor) => toastSuccess(i18n._(message)),
        error: (message: MessageDescriptor) => toastError(i18n._(message)),
        dismiss: dismissToasts,
      },
      onSignedIn: (result) => {
        startSession(client, result);
        onSignedInRef.current();
      },
    }),
  );
  useEffect(() => flow.stop, [flow]);
  const state = useStore(flow.store);
  const { notice } = state;
  return { ...flow, ...state, notice: notice && messageText(i18n, notice) };
}
