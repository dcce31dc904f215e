import { useLingui } from '@lingui/react/macro';
import { useStore } from '@sabuja/ui/lib/create-store.ts';
import { dismissToasts, toastProgress } from '@sabuja/ui/toast.ts';
import { useEffect } from 'react';
import { isSolvingChallenge } from '../../lib/proof-of-work.ts';

/** Explains in a toast why a one-time code takes longer, while the page solves a challenge. */
export function ProofOfWorkHost() {
  const { t } = useLingui();
  const isSolving = useStore(isSolvingChallenge);
  const message = t`Many codes were requested from your network. We run a short check, then send yours.`;
  useEffect(() => {
    if (!isSolving) return undefined;
    toastProgress(message);
    return dismissToasts;
  }, [isSolving, message]);
  return null;
}
