import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { discardUnsaved } from '../../lib/leave-guard.ts';
import { paths } from '../../lib/paths.ts';
import { notifySignedOut } from '../../lib/signed-out.ts';
import { refreshSession } from './session-query.ts';

/** Asks to sign in in another tab, so that what was typed on this page can still be saved. */
export function EndedSessionDialog({ open }: { open: boolean }) {
  const { t } = useLingui();
  const resume = useMutation({ mutationFn: () => refreshSession() });
  const discard = () => {
    discardUnsaved();
    notifySignedOut();
  };
  return (
    <Dialog
      open={open}
      onClose={() => resume.mutate()}
      title={t`Your session has ended`}
      description={t`What you have typed is still here. Sign in in another tab, then continue and save it.`}
    >
      <div className="grid gap-3">
        {resume.isError && (
          <Alert tone="chilli" role="alert">
            {t`You are not signed in yet.`}
          </Alert>
        )}
        <Link to={paths.signIn} target="_blank" className={buttonClass('primary')}>
          {t`Sign in in another tab`}
        </Link>
        <Button variant="outline" busy={resume.isPending} onClick={() => resume.mutate()}>
          {t`Continue`}
        </Button>
        <Button variant="ghost" onClick={discard}>
          {t`Discard and sign in here`}
        </Button>
      </div>
    </Dialog>
  );
}
