import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';

/** Page to undo the change of a mobile number. The token is in the URL fragment, which no page request contains. */
export function NumberChangeScreen() {
  const { t } = useLingui();
  const api = useApi();
  const undoing = useMutation({
    mutationFn: () =>
      api('POST /api/v1/auth/lost-number/undo', { body: { token: window.location.hash.slice(1) } }),
  });
  return (
    <div className="wrap grid max-w-xl gap-4 py-8">
      <h1 className="text-head font-extrabold md:text-display">{t`Keep your mobile number`}</h1>
      {undoing.isSuccess ? (
        <p role="status">{t`Your mobile number stays as it was. Everybody was signed out of your account: please sign in again.`}</p>
      ) : (
        <>
          <p>{t`Someone signed in to your account asked to replace your mobile number. If that was not you, stop it here.`}</p>
          {undoing.error !== null && (
            <p role="alert" className="text-chilli">
              {failureMessage(undoing.error, t`Something went wrong. Please try again.`)}
            </p>
          )}
          <Button
            size="lg"
            className="justify-self-start"
            busy={undoing.isPending}
            onClick={() => undoing.mutate()}
          >
            {t`Keep my number`}
          </Button>
        </>
      )}
    </div>
  );
}
