import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';

export const TransitionResultsDialog = lazyDialog(
  async () => (await import('./transition-results-dialog.tsx')).TransitionResultsDialog,
);
