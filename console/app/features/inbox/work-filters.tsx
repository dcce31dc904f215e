import { useLingui } from '@lingui/react/macro';
import { FilterSelect } from '../../lib/filter-form.tsx';

/** Filters a list by the assigned member. */
export function AssignedFilter({ assigned }: { assigned: 'me' | 'nobody' | undefined }) {
  const { t } = useLingui();
  return (
    <FilterSelect label={t`Assigned to`} name="assigned" defaultValue={assigned ?? ''}>
      <option value="">{t`Everybody`}</option>
      <option value="me">{t`Me`}</option>
      <option value="nobody">{t`Nobody`}</option>
    </FilterSelect>
  );
}

/** Filters a list by whether its rows are overdue. */
export function OverdueFilter({ due }: { due: 'overdue' | undefined }) {
  const { t } = useLingui();
  return (
    <FilterSelect label={t`Due`} name="due" defaultValue={due ?? ''}>
      <option value="">{t`At any time`}</option>
      <option value="overdue">{t`Overdue`}</option>
    </FilterSelect>
  );
}
