import { useLingui } from '@lingui/react/macro';
import type { PickingLine } from '@sabuja/contract';
import { Alert } from '@sabuja/ui/alert.tsx';
import { formatBatch } from '../../lib/format-batch.ts';

/** Warns of a recalled batch that is recorded for the line: the picker takes other packs, or marks them as damaged. */
export function RecalledPart({ part }: { part: NonNullable<PickingLine['recalled']>[number] }) {
  const { t } = useLingui();
  const { name } = part;
  const batch = formatBatch(part);
  return (
    <Alert tone="chilli" size="sm" className="mt-1">
      {t`Recalled: do not pack ${name} of ${batch}. Take other packs, or mark them as damaged.`}
    </Alert>
  );
}
