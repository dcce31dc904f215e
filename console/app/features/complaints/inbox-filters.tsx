import { useLingui } from '@lingui/react/macro';
import { complaintStages, ratingGroups } from '@sabuja/contract/rules/complaint-stages';
import { FilterChoice, FilterForm, FilterSearch } from '../../lib/filter-form.tsx';
import { AssignedFilter, OverdueFilter } from '../inbox/index.ts';
import type { InboxFilter } from './complaint-queries.ts';
import { ratingLabels, stageLabels } from './stage-tag.tsx';

type Props = {
  filter: InboxFilter;
  onChange: (filter: Readonly<Record<string, string>>) => void;
};

/** Filters of the inbox, which are stored in the URL. */
export function InboxFilters({ filter, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <FilterForm onChange={onChange}>
      <FilterSearch label={t`Ticket, order, phone or name`} value={filter.q} />
      <FilterChoice
        label={t`State`}
        name="stage"
        value={filter.stage}
        choices={complaintStages.map((stage) => [stage, i18n._(stageLabels[stage].text)])}
      />
      <FilterChoice
        label={t`Rating of the answer`}
        name="rating"
        value={filter.rating}
        choices={ratingGroups.map((group) => [group, i18n._(ratingLabels[group])])}
      />
      <AssignedFilter assigned={filter.assigned} />
      <OverdueFilter due={filter.due} />
    </FilterForm>
  );
}
