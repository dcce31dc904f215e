import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequestDetails } from '@sabuja/contract';
import { api } from '../../lib/api.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { AssigneeSelect } from '../inbox/index.ts';
import { usePrivacyMutation } from './privacy-queries.ts';

/** Who looks after an open request. */
export function RequestAssigneePart({ request }: { request: PrivacyRequestDetails }) {
  const { t } = useLingui();
  const { number, assignee, assignees } = request;
  const assign = usePrivacyMutation((member: string | null) =>
    api('PUT /api/v1/staff/privacy-requests/{number}/assignee', {
      params: { number },
      body: { member },
    }),
  );
  return (
    <TitledCard title={t`Looked after by`}>
      <AssigneeSelect {...{ assignee, assignees, assign }} />
    </TitledCard>
  );
}
