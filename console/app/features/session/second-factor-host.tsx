import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useStore } from '@sabuja/ui/lib/create-store.ts';
import { secondFactorQuestion } from '../../lib/second-factor.ts';

const SecondFactorDialog = lazyDialog(
  async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
);

/** Asks for the second factor when an API call needs it; rendered once. */
export function SecondFactorHost() {
  const question = useStore(secondFactorQuestion);
  return (
    <SecondFactorDialog
      open={question !== undefined}
      onAnswer={(isConfirmed) => question?.answer(isConfirmed)}
    />
  );
}
