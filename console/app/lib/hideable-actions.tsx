import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type RecordAction, RecordButtons } from './record-buttons.tsx';
import { useChangeFailed } from './use-change-failed.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

type Props = {
  /** Name of the record. */
  name: string;
  isHidden: boolean;
  /** Label and accessible description of the button that shows a hidden record again. */
  show: { label: string; description: string };
  /** Explains in the confirmation dialog what the removal means. */
  removal: string;
  onEdit: () => void;
  setHidden: UseMutationResult<unknown, Error, boolean>;
  remove: UseMutationResult<unknown, Error, void>;
};

/** Buttons of a record that customers see: change, hide or show, and remove after a confirmation. */
export function HideableActions({ name, isHidden, show, removal, onEdit, ...props }: Props) {
  const { t } = useLingui();
  const { setHidden, remove } = props;
  const [isRemoving, setIsRemoving] = useState(false);
  const close = () => setIsRemoving(false);
  const onError = useChangeFailed();
  const hiding = {
    label: t`Hide`,
    description: t`Hide: ${name}`,
    busy: setHidden.isPending,
    run: (options: Parameters<RecordAction['run']>[0]) => setHidden.mutate(!isHidden, options),
  };
  const showing = { ...hiding, ...show };
  return (
    <div className="flex flex-wrap gap-2">
      <RecordButtons name={name} onEdit={onEdit} action={isHidden ? showing : hiding} />
      <Button
        variant="outline"
        size="sm"
        aria-label={t`Remove: ${name}`}
        onClick={() => setIsRemoving(true)}
      >
        {t`Remove`}
      </Button>
      <ConfirmDialog
        open={isRemoving}
        onClose={close}
        title={t`Remove ${name}?`}
        description={removal}
        confirm={t`Remove it`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError, onSettled: close })}
      />
    </div>
  );
}
