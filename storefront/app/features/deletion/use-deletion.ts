import { useLingui } from '@lingui/react/macro';
import type { DeletionObstacle, User } from '@sabuja/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiStatus, problemOf } from '../../lib/api-error.ts';
import { messageText } from '../../lib/message-text.ts';
import { paths } from '../../lib/paths.ts';
import { sessionTokens } from '../../lib/session-tokens.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { forgetCustomer, sessionQuery } from '../session/index.ts';
import { refusalReason } from '../sign-in/index.ts';
import { appSignIn, type DeletionLink } from './deletion-link.ts';
import { wipe } from './wipe.ts';

type Wish = { user: User; link: DeletionLink; giveUp: boolean };

/** Asks for the code and deletes the account with it. */
export function useDeletion({ user, link, giveUp }: Wish) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const leave = useLeave(link);
  /** By the token as it is now: asking who we are renews one that has run out. */
  const body = async () => {
    await api('GET /api/v1/auth/whoami');
    const { balance } = user.wallet;
    return {
      notify_type: 'email' as const,
      mobile_no: link.mobileNo || user.mobile_no,
      email: link.email || (user.email ?? ''),
      token: sessionTokens.access() ?? '',
      ...(giveUp && { give_up_balance: balance }),
    };
  };
  const onError = (failed: string) => (error: Error) => {
    toastError(failed);
    if (obstacleOf(error)?.balance !== undefined) {
      void client.invalidateQueries({ queryKey: sessionQuery(api).queryKey });
    }
  };
  const sending = useMutation({
    mutationFn: async () => api('POST /api/v1/users/delete-confirm/otp/', { body: await body() }),
    onSuccess: ({ channel }) =>
      toastSuccess(
        channel === 'email'
          ? t`OTP sent to your registered email`
          : t`OTP sent to your registered mobile number`,
      ),
    onError: onError(t`Failed to send OTP`),
  });
  const deleting = useMutation({
    mutationFn: async (otp: string) =>
      api('POST /api/v1/users/delete-verify/otp/', { query: { otp }, body: await body() }),
    onSuccess: () => {
      toastSuccess(t`Account deleted successfully`);
      leave();
    },
    onError: onError(t`Invalid OTP`),
  });
  const reasonOf = (error: unknown) => {
    const reason = refusalReason(error);
    return reason && messageText(i18n, reason);
  };
  return {
    sending,
    deleting,
    /** Orders to come, or a balance that is not given up. */
    obstacle: obstacleOf(sending.error) ?? obstacleOf(deleting.error),
    sendingRefused: reasonOf(sending.error),
    codeRefused: deleting.error ? (reasonOf(deleting.error) ?? t`Invalid OTP`) : undefined,
  };
}

const obstacleOf = (error: unknown): DeletionObstacle | undefined =>
  apiStatus(error) === 409
    ? (problemOf(error)?.details as DeletionObstacle | undefined)
    : undefined;

/** Nothing of the account stays in this browser, and the way leads to where one signs in. */
function useLeave({ src }: DeletionLink): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    wipe([localStorage, sessionStorage], document);
    sessionTokens.drop();
    forgetCustomer(client);
    if (src === 'web') void navigate(paths.auth(), { replace: true });
    else window.location.assign(appSignIn);
  };
}
