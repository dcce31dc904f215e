import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button, type ButtonVariant } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { PasskeyError } from '../../lib/passkeys.ts';

type Props = {
  /** Creates or uses a passkey. */
  onUse: () => Promise<unknown>;
  variant?: ButtonVariant;
  size?: 'md' | 'lg';
  children: ReactNode;
};

/** Button that creates or uses a passkey, and shows why that failed. */
export function PasskeyButton({ onUse, variant = 'primary', size = 'lg', children }: Props) {
  const use = useMutation({ mutationFn: onUse });
  return (
    <>
      <PasskeyProblem error={use.error} />
      <Button variant={variant} size={size} busy={use.isPending} onClick={() => use.mutate()}>
        {!use.isPending && <KeyRound aria-hidden className="size-4.5" />}
        {children}
      </Button>
    </>
  );
}

function PasskeyProblem({ error }: { error: unknown }) {
  const { t } = useLingui();
  if (!(error instanceof PasskeyError)) return <FormProblem error={error} />;
  return (
    <Alert tone="chilli" role="alert">
      {error.isKnown
        ? t`This device has a passkey of your account already.`
        : t`No passkey was used. Please try again.`}
    </Alert>
  );
}
