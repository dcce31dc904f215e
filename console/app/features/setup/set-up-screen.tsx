import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { takeLinkToken } from '../../lib/link-token.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { pageAfter, refreshSession, SignInPage } from '../session/index.ts';
import { LinkMissing } from './link-missing.tsx';
import { NewPassphraseField } from './new-passphrase-field.tsx';

const FIELDS = ['name', 'email', 'passphrase'];

/** Creates the first owner of the shop, with the link that the server prints at its start. */
export function SetUpScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [token] = useState(takeLinkToken);
  usePageTitle(t`Set up the shop`);
  const setUp = useMutation({
    mutationFn: async ({
      name = '',
      email = '',
      passphrase = '',
    }: Readonly<Record<string, string>>) => {
      const body = { token: token ?? '', name, email, passphrase };
      const { next } = await api('POST /api/v1/staff/setup', { body });
      await refreshSession();
      return next;
    },
    onSuccess: (step) => navigate(pageAfter(step, null), { replace: true }),
  });
  if (token === undefined) return <LinkMissing />;
  return (
    <SignInPage
      title={t`Set up the shop`}
      description={t`You become its first owner. Afterwards you invite the others.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(setUp.mutate)}>
        <TextField
          label={t`Your name`}
          name="name"
          autoComplete="name"
          error={fieldProblem(setUp.error, 'name')}
          maxLength={80}
          required
          autoFocus
        />
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          autoComplete="username"
          error={fieldProblem(setUp.error, 'email')}
          maxLength={254}
          required
        />
        <NewPassphraseField error={fieldProblem(setUp.error, 'passphrase')} />
        <FormProblem error={setUp.error} fields={FIELDS} />
        <Button type="submit" size="lg" busy={setUp.isPending}>
          {t`Create the owner`}
        </Button>
      </form>
    </SignInPage>
  );
}
