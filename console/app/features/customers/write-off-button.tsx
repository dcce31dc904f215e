import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts';
import { useSession } from '../session/index.ts';

const WriteOffDialog = lazyDialog(
  async () => (await import('./write-off-dialog.tsx')).WriteOffDialog,
);

/** Button that writes off what a customer owes; renders nothing without the permission. */
export function WriteOffButton({ uid, owed }: { uid: string; owed: number }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { ref, onDone } = useFocusAfterRemoval<HTMLButtonElement>();
  const mayWriteOff = useSession()?.permissions.includes('customers.write_off') ?? false;
  if (!mayWriteOff) return null;
  return (
    <div className="mt-2">
      <Button ref={ref} variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        {t`Write off the debt`}
      </Button>
      <WriteOffDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onDone={onDone}
        uid={uid}
        owed={owed}
      />
    </div>
  );
}
