import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { takeLinkToken } from '../../lib/link-token.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { roleLabels } from '../../lib/role-labels.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { pageAfter, refreshSession, SignInPage } from '../session/index.ts';
import { LinkMissing, NewPassphraseField } from '../setup/index.ts';

/** The page that a one-time link opens: joining the staff, or choosing a new passphrase. */
export function InvitationScreen() {
  const { t } = useLingui();
  const [token] = useState(takeLinkToken);
  usePageTitle(t`Welcome`);
  return token === undefined ? <LinkMissing /> : <Invitation token={token} />;
}

function Invitation({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api('POST /api/v1/staff/invitations/find', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const accept = useMutation({
    mutationFn: async ({ name, passphrase = '' }: Readonly<Record<string, string>>) => {
      const body = { token, passphrase, ...(name === undefined ? {} : { name }) };
      const { next } = await api('POST /api/v1/staff/invitations/accept', { body });
      await refreshSession();
      return next;
    },
    onSuccess: (step) => navigate(pageAfter(step, null), { replace: true }),
  });
  if (found.isError) {
    return (
      <SignInPage title={t`This link cannot be used`}>
        <LoadFailed
          title={errorMessage(found.error, t`The server did not respond.`)}
          onRetry={found.refetch}
          busy={found.isFetching}
        />
      </SignInPage>
    );
  }
  if (!found.data) {
    return (
      <SignInPage title={t`Welcome`}>
        <Skeleton className="h-40" />
      </SignInPage>
    );
  }
  const { kind, name, email, role } = found.data;
  const roleName = i18n._(roleLabels[role]);
  return (
    <SignInPage
      title={kind === 'invitation' ? t`Welcome to the shop` : t`Choose a new passphrase`}
      description={t`You sign in as ${email}. Role: ${roleName}.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(accept.mutate)}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        {kind === 'invitation' && (
          <TextField
            label={t`Your name`}
            name="name"
            defaultValue={name}
            autoComplete="name"
            maxLength={80}
            required
          />
        )}
        <NewPassphraseField error={fieldProblem(accept.error, 'passphrase')} />
        <FormProblem error={accept.error} fields={['passphrase']} />
        <Button type="submit" size="lg" busy={accept.isPending}>
          {t`Continue`}
        </Button>
      </form>
    </SignInPage>
  );
}
