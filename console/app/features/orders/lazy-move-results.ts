import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';

export const MoveResultsDialog = lazyDialog(
  async () => (await import('./move-results-dialog.tsx')).MoveResultsDialog,
);
