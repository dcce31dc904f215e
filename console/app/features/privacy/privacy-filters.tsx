import { useLingui } from '@lingui/react/macro';
import { privacyKinds, privacyStates } from '@sabuja/contract/rules/privacy-requests';
import { FilterChoice, FilterForm, FilterSearch } from '../../lib/filter-form.tsx';
import { AssignedFilter, OverdueFilter } from '../inbox/index.ts';
import { kindLabels, stateLabels } from './privacy-labels.ts';
import type { PrivacyFilter } from './privacy-queries.ts';

type Props = {
  filter: PrivacyFilter;
  onChange: (filter: Readonly<Record<string, string>>) => void;
};

/** The filters of the inbox, stored in the URL. */
export function PrivacyFilters({ filter, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <FilterForm onChange={onChange}>
      <FilterSearch label={t`Number`} maxLength={20} value={filter.q} />
      <FilterChoice
        label={t`State`}
        name="state"
        value={filter.state}
        choices={privacyStates.map((state) => [state, i18n._(stateLabels[state].text)])}
      />
      <FilterChoice
        label={t`Asks for`}
        name="kind"
        value={filter.kind}
        choices={privacyKinds.map((kind) => [kind, i18n._(kindLabels[kind])])}
      />
      <AssignedFilter assigned={filter.assigned} />
      <OverdueFilter due={filter.due} />
    </FilterForm>
  );
}
