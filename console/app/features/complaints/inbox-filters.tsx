import { useLingui } from '@lingui/react/macro';
import { complaintStages, ratingGroups } from '@sabuja/contract/rules/complaint-stages';
import { FilterField, FilterForm, FilterSelect } from '../../lib/filter-form.tsx';
import { AssignedFilter, OverdueFilter } from '../inbox/index.ts';
import type { InboxFilter } from './complaint-queries.ts';
import { ratingLabels, stageLabels } from './stage-tag.tsx';

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
      <FilterSelect
        label={t`Rating of the answer`}
        name="rating"
        defaultValue={filter.rating ?? ''}
      >
        <option value="">{t`All`}</option>
        {ratingGroups.map((group) => (
          <option key={group} value={group}>
            {i18n._(ratingLabels[group])}
          </option>
        ))}
      </FilterSelect>
      <AssignedFilter assigned={filter.assigned} />
      <OverdueFilter due={filter.due} />
    </FilterForm>
  );
}
