import { useLingui } from '@lingui/react/macro';
import type { StaffSynonym } from '@sabuja/contract';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { MoveRight } from 'lucide-react';
import { useState } from 'react';
import { RecordButtons } from '../../lib/record-buttons.tsx';
import { useChangeFailed } from '../../lib/use-change-failed.ts';
import { useRemoveSynonym } from './search-queries.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

type Props = { synonym: StaffSynonym; onEdit: ((synonym: StaffSynonym) => void) | undefined };

/** A synonym: what customers type, and what it means. */
export function SynonymRow({ synonym, onEdit }: Props) {
  const { t } = useLingui();
  const { term, meaning } = synonym;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <p className="grid min-w-0 flex-1 basis-72 items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <span className="font-semibold wrap-anywhere">{term}</span>
        <MoveRight aria-hidden="true" className="size-4.5 text-muted max-sm:hidden" />
        <span className="sr-only">{t`means`}</span>
        <span className="text-muted wrap-anywhere">{meaning}</span>
      </p>
      {onEdit && <Actions synonym={synonym} onEdit={() => onEdit(synonym)} />}
    </li>
  );
}

function Actions({ synonym, onEdit }: { synonym: StaffSynonym; onEdit: () => void }) {
  const { t } = useLingui();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = useRemoveSynonym(synonym);
  const onError = useChangeFailed();
  const close = () => setIsRemoving(false);
  const { term, meaning } = synonym;
  return (
    <div className="flex flex-wrap gap-2">
      <RecordButtons
        name={term}
        onEdit={onEdit}
        action={{
          label: t`Remove`,
          description: t`Remove: ${term}`,
          busy: remove.isPending,
          run: () => setIsRemoving(true),
        }}
      />
      <ConfirmDialog
        open={isRemoving}
        onClose={close}
        title={t`Remove ${term}?`}
        description={t`Who types it no longer finds what “${meaning}” finds.`}
        confirm={t`Remove it`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError, onSettled: close })}
      />
    </div>
  );
}
