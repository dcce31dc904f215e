import { useLingui } from '@lingui/react/macro';
import type { StaffComplaintDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { api } from '../../lib/api.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { AssigneeSelect } from '../inbox/index.ts';
import { useComplaintMutation } from './complaint-queries.ts';
import { DueText } from './stage-tag.tsx';

/** The member who handles a complaint, and the time by which it has to be done. */
export function AssigneePart({ complaint }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const { ticket_no, assignee, assignees, acknowledged_at, settle_by, stage } = complaint;
  const assign = useComplaintMutation((member: string | null) =>
    api('PUT /api/v1/staff/complaints/{ticket_no}/assignee', {
      params: { ticket_no },
      body: { member },
    }),
  );
  return (
    <TitledCard title={t`Looked after by`}>
      {stage === 'SETTLED' ? (
        <p>{assignee?.name ?? t`Nobody`}</p>
      ) : (
        <AssigneeSelect {...{ assignee, assignees, assign }} />
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
