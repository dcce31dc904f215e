import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequestDetails } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { usePrivacyMutation } from './privacy-queries.ts';

/** Who looks after an open request. */
export function RequestAssigneePart({ request }: { request: PrivacyRequestDetails }) {
  const { t } = useLingui();
  const self = useSession()?.member;
  const { number, assignee, assignees } = request;
  const assign = usePrivacyMutation((member: string | null) =>
    api('PUT /api/v1/staff/privacy-requests/{number}/assignee', {
      params: { number },
      body: { member },
    }),
  );
  const isOffered = assignees.some(({ uid }) => uid === assignee?.uid);
  const offered = assignee && !isOffered ? [assignee, ...assignees] : assignees;
  return (
    <TitledCard title={t`Looked after by`}>
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
          <Button variant="outline" busy={assign.isPending} onClick={() => assign.mutate(self.uid)}>
            {t`Take it`}
          </Button>
        )}
        <FormProblem error={assign.error} />
      </div>
    </TitledCard>
  );
}
