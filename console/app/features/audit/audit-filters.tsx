import { useLingui } from '@lingui/react/macro';
import { FilterField, FilterForm } from '../../lib/filter-form.tsx';

type Values = Readonly<Record<string, string>>;

/** Filters of the audit log, which are stored in the URL. */
export function AuditFilters(props: { filter: Values; onChange: (filter: Values) => void }) {
  const { t } = useLingui();
  const { filter, onChange } = props;
  return (
    <FilterForm onChange={onChange}>
      <FilterField label={t`From`} name="from" type="date" defaultValue={filter.from} />
      <FilterField label={t`To`} name="to" type="date" defaultValue={filter.to} />
      <FilterField
        label={t`Action`}
        name="action"
        placeholder="order.move"
        maxLength={60}
        defaultValue={filter.action}
      />
      <FilterField
        label={t`Subject`}
        name="subject"
        placeholder="order"
        maxLength={40}
        defaultValue={filter.subject}
      />
      <FilterField
        label={t`Id of the subject`}
        name="subject_id"
        maxLength={60}
        defaultValue={filter.subject_id}
      />
    </FilterForm>
  );
}
