import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { AuthenticatorField, refreshSession } from '../session/index.ts';

/** Shows the secret for an authenticator app as a QR code, and confirms the set-up with the app's first code. */
export function TotpSetup({ onEnrolled }: { onEnrolled: (codes: readonly string[]) => void }) {
  const { t } = useLingui();
  const setup = useQuery({
    queryKey: ['totp-setup'],
    queryFn: () => api('POST /api/v1/staff/totp'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const confirm = useMutation({
    mutationFn: async ({ code = '' }: Readonly<Record<string, string>>) => {
      const { recovery_codes } = await api('POST /api/v1/staff/totp/confirm', { body: { code } });
      await refreshSession();
      return recovery_codes;
    },
    onSuccess: onEnrolled,
  });
  if (setup.isError) {
    return (
      <LoadFailed
        title={t`The code could not be loaded`}
        onRetry={setup.refetch}
        busy={setup.isFetching}
      />
    );
  }
  return (
    <>
      {setup.data ? (
        <figure className="grid justify-items-center gap-3">
          <span data-theme="light" className="rounded-field bg-surface p-3">
            <QRCodeSVG
              value={setup.data.uri}
              size={184}
              title={t`QR code for the authenticator app`}
            />
          </span>
          <figcaption className="grid justify-items-center gap-1 text-center text-sm text-muted">
            {t`No camera? Type this key into the app:`}
            <code className="text-base font-semibold tracking-code break-all text-ink select-all">
              {inGroups(setup.data.secret)}
            </code>
          </figcaption>
        </figure>
      ) : (
        <Skeleton className="mx-auto size-52" />
      )}
      <form className="grid gap-4" onSubmit={onSubmit(confirm.mutate)}>
        <AuthenticatorField />
        <FormProblem error={confirm.error} />
        <Button type="submit" size="lg" busy={confirm.isPending}>
          {t`Continue`}
        </Button>
      </form>
    </>
  );
}

/** Formats 'JBSWY3DP' as 'JBSW Y3DP', which is easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
