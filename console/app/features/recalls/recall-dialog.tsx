import { useLingui } from '@lingui/react/macro';
import type { StockBatch } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { formatBatch } from '../../lib/format-batch.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { paths } from '../../lib/paths.ts';
import { useRecall } from './recall-queries.ts';

type Props = { open: boolean; batch: StockBatch | undefined; onClose: () => void };

/** Recalls a batch, with the reason; then its orders are shown. Import it only from lazily loaded modules. */
export function RecallDialog({ open, batch, onClose }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t`Recall this batch`}
      description={batch ? [batch.name, formatBatch(batch)].join(' · ') : ''}
    >
      {batch && <RecallForm key={batch.id} batch={batch} />}
    </FormDialog>
  );
}

function RecallForm({ batch: { id, left } }: { batch: StockBatch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const recall = useRecall();
  const send = ({ reason = '' }: Readonly<Record<string, string>>) =>
    recall.mutate(
      { batch_id: id, reason },
      { onSuccess: (made) => navigate(paths.recall(made.id)) },
    );
  return (
    <form className="grid gap-4" onSubmit={onSubmit(send)}>
      <p>
        {t`What is left of it, ${left} units, leaves the stock, and nothing of it is sold any more. This cannot be undone.`}
      </p>
      <TextField
        label={t`Reason`}
        name="reason"
        maxLength={200}
        pattern=".*\S.*"
        required
        autoFocus
      />
      <FormProblem error={recall.error} />
      <Button type="submit" size="lg" variant="danger" busy={recall.isPending}>
        {t`Recall the batch`}
      </Button>
    </form>
  );
}
