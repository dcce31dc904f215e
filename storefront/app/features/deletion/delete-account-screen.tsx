import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { SessionUnreachable, SignInPrompt, useSession } from '../session/index.ts';
import { DeletionForm } from './deletion-form.tsx';
import { useDeletionLink } from './use-deletion-link.ts';

/** Screen that deletes the account of the signed-in customer, or of a deletion link's token. */
export function DeleteAccountScreen() {
  const { t } = useLingui();
  const link = useDeletionLink();
  const { user, loading, unreachable } = useSession();
  return (
    <div className="wrap max-w-2xl pt-5 pb-10 md:pt-8">
      <h1 className="pb-4 text-head font-extrabold md:text-display">{t`Delete Account`}</h1>
      {link && user ? (
        <DeletionForm user={user} link={link} />
      ) : unreachable ? (
        <SessionUnreachable />
      ) : loading || !link ? (
        <div role="status">
          <span className="sr-only">{t`Loading your profile`}</span>
          <Skeleton className="h-96 rounded-card" />
        </div>
      ) : (
        <SignInPrompt title={t`User is not authenticated`} />
      )}
    </div>
  );
}
