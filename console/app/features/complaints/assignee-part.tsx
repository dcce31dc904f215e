import { useLingui } from '@lingui/react/macro';
import type { StaffComplaintDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { useComplaintMutation } from './complaint-queries.ts';
import { DueText } from './stage-tag.tsx';

/** Who looks after a complaint, and by when. */
export function AssigneePart({ complaint }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const self = useSession()?.member;
  const { ticket_no, assignee, assignees, acknowledged_at, settle_by, stage } = complaint;
  const assign = useComplaintMutation((member: string | null) =>
    api('PUT /api/v1/staff/complaints/{ticket_no}/assignee', {
      params: { ticket_no },
      body: { member },
    }),
  );
  const offered =
    assignee && !assignees.some(({ uid }) => uid === assignee.uid)
      ? [assignee, ...assignees]
      : assignees;
  return (
    <TitledCard title={t`Looked after by`}>
      {stage === 'SETTLED' ? (
        <p>{assignee?.name ?? t`Nobody`}</p>
      ) : (
        <div className="grid gap-3">
          <Select
            label={t`Looked after by`}
            hideLabel
            value={assignee?.uid ?? ''}
            onChange={({ target }) => assign.mutate(target.value || null)}
          >
            <option value="">{t`Nobody`}</option>
            {offered.map(({ uid, name }) => (
              <option key={uid} value={uid}>
                {name}
              </option>
            ))}
          </Select>
          {self && assignee?.uid !== self.uid && (
            <Button
              variant="outline"
              busy={assign.isPending}
              onClick={() => assign.mutate(self.uid)}
            >
              {t`Take it`}
            </Button>
          )}
          <FormProblem error={assign.error} />
        </div>
      )}
      <p className="mt-3 text-sm">
        <DueText complaint={complaint} />
      </p>
      {acknowledged_at && (
        <p className="text-sm text-muted">
          {t`Taken on ${formatIstMoment(new Date(acknowledged_at))}`}
        </p>
      )}
      {stage === 'NEW' && (
        <p className="text-sm text-muted">{t`Settle by ${formatIstMoment(new Date(settle_by))}`}</p>
      )}
    </TitledCard>
  );
}
