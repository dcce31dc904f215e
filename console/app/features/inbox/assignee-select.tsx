import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { useSession } from '../session/index.ts';

type Person = { uid: string; name: string };
type Props = {
  assignee: Person | null;
  /** Members who can be assigned. The current assignee is always listed, even if missing here. */
  assignees: readonly Person[];
  assign: { mutate: (uid: string | null) => void; isPending: boolean; error: unknown };
};

/** Chooses the assigned member; one click assigns the item to oneself. */
export function AssigneeSelect({ assignee, assignees, assign }: Props) {
  const { t } = useLingui();
  const self = useSession()?.member;
  const isOffered = assignees.some(({ uid }) => uid === assignee?.uid);
  const offered = assignee && !isOffered ? [assignee, ...assignees] : assignees;
  return (
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
  );
}
