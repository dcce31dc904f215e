import { useLingui } from '@lingui/react/macro';
import type { Parcel } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import type { RoundDraft } from './round-draft.ts';
import { ridersQuery } from './rounds-queries.ts';
import { StopSequence } from './stop-sequence.tsx';

type Props = {
  open: boolean;
  date: string;
  draft: RoundDraft | undefined;
  onClose: () => void;
  onSaved: () => void;
};

/** Edits name, rider and sequence of a round. */
export function RoundDialog({ open, draft, onClose, ...form }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={draft?.round ? t`Change the round` : t`Make a round`}
    >
      {draft && <RoundForm draft={draft} {...form} />}
    </Dialog>
  );
}

type FormProps = Pick<Props, 'date' | 'onSaved'> & { draft: RoundDraft };

function RoundForm({ date, draft, onSaved }: FormProps) {
  const { t } = useLingui();
  const [parcels, setParcels] = useState<readonly Parcel[]>(draft.parcels);
  const riders = useQuery(ridersQuery);
  const save = useMutation({
    mutationFn: ({ name = '', rider_uid = '' }: Readonly<Record<string, string>>) =>
      saveRound(draft, date, { name, rider_uid, uids: parcels.map(({ uid }) => uid) }),
    onSuccess: onSaved,
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['rounds'] }),
  });
  if (riders.isLoadingError) {
    return (
      <PartFailed variant="card" onRetry={riders.refetch} busy={riders.isFetching}>
        {t`The riders could not be loaded.`}
      </PartFailed>
    );
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit(save.mutate)}>
      <TextField
        label={t`Name`}
        name="name"
        maxLength={60}
        defaultValue={draft.round?.name ?? suggestName(parcels)}
        error={fieldProblem(save.error, 'name')}
        required
      />
      {riders.data && (
        <Select
          label={t`Rider`}
          name="rider_uid"
          defaultValue={draft.round?.rider_uid ?? ''}
          error={fieldProblem(save.error, 'rider_uid')}
          required
        >
          <option value="" disabled>
            {t`Choose a rider`}
          </option>
          {riders.data.results.map(({ uid, name }) => (
            <option key={uid} value={uid}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <StopSequence parcels={parcels} onChange={setParcels} />
      <FormProblem error={save.error} fields={['name', 'rider_uid']} />
      <Button
        type="submit"
        size="lg"
        busy={save.isPending}
        disabled={!riders.data || (!draft.round && parcels.length === 0)}
      >
        {t`Save`}
      </Button>
    </form>
  );
}

type RoundInput = { name: string; rider_uid: string; uids: string[] };

const saveRound = ({ round }: RoundDraft, date: string, body: RoundInput) =>
  round
    ? api('PUT /api/v1/staff/rounds/{uid}', { params: { uid: round.uid }, body })
    : api('POST /api/v1/staff/rounds', { body: { ...body, delivery_date: date } });

/** Suggests a name: the zones of the orders, and the slot of the first. */
function suggestName(parcels: readonly Parcel[]): string {
  const zones = [...new Set(parcels.flatMap(({ zone }) => zone ?? []))];
  return [zones.join(', '), parcels[0]?.slot].filter(Boolean).join(' · ').slice(0, 60);
}
