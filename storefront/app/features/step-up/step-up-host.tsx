import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useStore } from '@sabuja/ui/lib/create-store.ts';
import { openStepUp } from '../../lib/step-up.ts';

const StepUpDialog = lazyDialog(async () => (await import('./step-up-dialog.tsx')).StepUpDialog);

/** Asks for a code whenever a request needs a confirmed session. */
export function StepUpHost() {
  const settle = useStore(openStepUp);
  return <StepUpDialog open={settle !== undefined} onSettled={(outcome) => settle?.(outcome)} />;
}
