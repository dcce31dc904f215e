import { useLingui } from '@lingui/react/macro';
import { Card } from '@sabuja/ui/card.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { offlineMessage } from '../../lib/offline-error.ts';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { NomineePart } from './nominee-part.tsx';
import { privacyChoicesQuery } from './privacy-choices.ts';

/** The customer's choices about their data: marketing messages, nominee, and how to withdraw consent. */
export function PrivacyPart({ uid }: { uid: string }) {
  const { t } = useLingui();
  const id = useId();
  const query = useQuery(privacyChoicesQuery(useApi(), uid));
  return (
    <Card as="section" divided aria-labelledby={id} className="*:px-4 *:py-3.5 md:*:px-5">
      <h2 id={id} className="font-bold">
        {t`Privacy`}
      </h2>
      {query.data && (
        <>
          <MarketingSwitch uid={uid} isAllowed={query.data.marketing} />
          <NomineePart uid={uid} nominee={query.data.nominee} />
        </>
      )}
      {query.isPending && (
        <div role="status">
          <span className="sr-only">{t`Loading`}</span>
          <Skeleton className="h-40" />
        </div>
      )}
      {query.isError && !query.data && (
        <LoadFailed
          title={t`Your choices could not be loaded.`}
          busy={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      <p className="text-sm text-muted">
        {t`Your consent to the privacy policy lasts as long as your account.`}{' '}
        <Link to={paths.deleteAccount()} className="font-semibold text-leaf hover:underline">
          {t`Take back my consent`}
        </Link>
      </p>
    </Card>
  );
}

function MarketingSwitch({ uid, isAllowed }: { uid: string; isAllowed: boolean }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (allowed: boolean) =>
      api('PUT /api/v1/users/{uid}/privacy/marketing', { params: { uid }, body: { allowed } }),
    onSuccess: (choices) => client.setQueryData(privacyChoicesQuery(api, uid).queryKey, choices),
    onError: (error) =>
      toastError(offlineMessage(error) ?? t`This could not be saved. Please try again.`),
  });
  return (
    <label className="flex min-h-touch cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        checked={save.isPending ? save.variables : isAllowed}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate(target.checked)}
        className="mt-0.5 size-5.5 shrink-0 accent-leaf"
      />
      <span>
        <span className="block font-semibold">{t`Offers and news`}</span>
        <span className="block text-sm text-muted">
          {t`The shop may write to me about offers and news. Messages about my orders come in any case.`}
        </span>
      </span>
    </label>
  );
}
