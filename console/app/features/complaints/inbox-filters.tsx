import { useLingui } from '@lingui/react/macro';
import { complaintStages } from '@sabuja/contract/rules/complaint-stages';
import { FilterField, FilterForm, FilterSelect } from '../../lib/filter-form.tsx';
import type { InboxFilter } from './complaint-queries.ts';
import { stageLabels } from './stage-tag.tsx';

type Props = {
  filter: InboxFilter;
  onChange: (filter: Readonly<Record<string, string>>) => void;
};

/** What the inbox shows; it stands in the address. */
export function InboxFilters({ filter, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <FilterForm onChange={onChange}>
      <FilterField
        label={t`Ticket, order, phone or name`}
        name="q"
        type="search"
        maxLength={80}
        defaultValue={filter.q}
      />
      <FilterSelect label={t`State`} name="stage" defaultValue={filter.stage ?? ''}>
        <option value="">{t`All`}</option>
        {complaintStages.map((stage) => (
          <option key={stage} value={stage}>
            {i18n._(stageLabels[stage].text)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={t`Assigned to`} name="assigned" defaultValue={filter.assigned ?? ''}>
        <option value="">{t`Everybody`}</option>
        <option value="me">{t`Me`}</option>
        <option value="nobody">{t`Nobody`}</option>
      </FilterSelect>
      <FilterSelect label={t`Due`} name="due" defaultValue={filter.due ?? ''}>
        <option value="">{t`At any time`}</option>
        <option value="overdue">{t`Overdue`}</option>
      </FilterSelect>
    </FilterForm>
  );
}
