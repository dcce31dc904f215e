import { useLingui } from '@lingui/react/macro';
import type { ApiCalls, DeletionObstacle, Output, User } from '@sabuja/contract';
import { apiStatus, problemOf } from '@sabuja/ui/lib/api-error.ts';
import { messageText } from '@sabuja/ui/lib/message-text.ts';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { sessionTokens } from '../../lib/session-tokens.ts';
import { useApi } from '../../lib/use-api.ts';
import { clearCustomerCache, sessionQuery } from '../session/index.ts';
import { failureReason } from '../sign-in/index.ts';
import { clearBrowserData } from './clear-browser-data.ts';
import { APP_SIGN_IN_URL, type DeletionLink } from './deletion-link.ts';

type DeletionOptions = { user: User; link: DeletionLink; forfeitBalance: boolean };

/** Mutations that request the code and delete the account with it. */
export function useDeletion({ user, link, forfeitBalance }: DeletionOptions) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const exit = useExit(link);
  /** The body contains the access token: `whoami` is called first, to renew an expired one. */
  const requestBody = async () => {
    await api('GET /api/v1/auth/whoami');
    const { balance } = user.wallet;
    return {
      notify_type: 'email' as const,
      mobile_no: link.mobileNo || user.mobile_no,
      email: link.email || (user.email ?? ''),
      token: sessionTokens.access() ?? '',
      ...(forfeitBalance && { give_up_balance: balance }),
    };
  };
  const onError = (message: string) => (error: Error) => {
    toastError(message);
    if (findObstacle(error)?.balance !== undefined) {
      void client.invalidateQueries({ queryKey: sessionQuery(api).queryKey });
    }
  };
  const [sent, setSent] = useState<Output<ApiCalls['POST /api/v1/users/delete-confirm/otp/']>>();
  const sending = useMutation({
    mutationFn: async () =>
      api('POST /api/v1/users/delete-confirm/otp/', { body: await requestBody() }),
    onMutate: () => deleting.reset(),
    onSuccess: (response) => {
      setSent(response);
      toastSuccess(
        response.channel === 'email'
          ? t`OTP sent to your registered email`
          : t`OTP sent to your registered mobile number`,
      );
    },
    onError: onError(t`Failed to send OTP`),
  });
  const deleting = useMutation({
    mutationFn: async (otp: string) =>
      api('POST /api/v1/users/delete-verify/otp/', { query: { otp }, body: await requestBody() }),
    onSuccess: () => {
      toastSuccess(t`Account deleted successfully`);
      exit();
    },
    onError: onError(t`Invalid OTP`),
  });
  const reasonOf = (error: unknown) => {
    const reason = error ? failureReason(error) : undefined;
    return reason && messageText(i18n, reason);
  };
  const obstacle = findObstacle(sending.error) ?? findObstacle(deleting.error);
  return {
    sending,
    /** The response about the code sent last. */
    sent,
    deleting,
    /** Open orders, a debt, or a balance that was not forfeited. */
    obstacle,
    /** An obstacle that is settled on another page first; a balance is forfeited on this one. */
    blocking: obstacle?.orders || obstacle?.owed !== undefined ? obstacle : undefined,
    sendRefusal: reasonOf(sending.error),
    codeRefusal: deleting.error ? (reasonOf(deleting.error) ?? t`Invalid OTP`) : undefined,
  };
}

const findObstacle = (error: unknown): DeletionObstacle | undefined =>
  apiStatus(error) === 409
    ? (problemOf(error)?.details as DeletionObstacle | undefined)
    : undefined;

/** Removes all account data from this browser and navigates to sign-in. */
function useExit({ src }: DeletionLink): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    clearBrowserData([localStorage, sessionStorage], document);
    sessionTokens.clear();
    clearCustomerCache(client);
    // The dialog with the focused button is gone.
    const options = { replace: true, state: { focusesHeading: true } };
    if (src === 'web') void navigate(paths.auth(), options);
    else window.location.assign(APP_SIGN_IN_URL);
  };
}
