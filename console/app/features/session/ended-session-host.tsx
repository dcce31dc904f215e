import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useStore } from '@sabuja/ui/lib/create-store.ts';
import { endedMember } from '../../lib/signed-out.ts';

const EndedSessionDialog = lazyDialog(
  async () => (await import('./ended-session-dialog.tsx')).EndedSessionDialog,
);

/** Says that the session has ended while a form has unsaved changes; rendered once. */
export const EndedSessionHost = () => (
  <EndedSessionDialog open={useStore(endedMember) !== undefined} />
);
