import { useLingui } from '@lingui/react/macro';
import { privacyKinds, privacyStates } from '@sabuja/contract/rules/privacy-requests';
import { FilterField, FilterForm, FilterSelect } from '../../lib/filter-form.tsx';
import { AssignedFilter, OverdueFilter } from '../inbox/index.ts';
import { kindLabels, stateLabels } from './privacy-labels.ts';
import type { PrivacyFilter } from './privacy-queries.ts';

type Props = {
  filter: PrivacyFilter;
  onChange: (filter: Readonly<Record<string, string>>) => void;
};

/** What the inbox shows; it stands in the address. */
export function PrivacyFilters({ filter, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <FilterForm onChange={onChange}>
      <FilterField
        label={t`Number`}
        name="q"
        type="search"
        maxLength={20}
        defaultValue={filter.q}
      />
      <FilterSelect label={t`State`} name="state" defaultValue={filter.state ?? ''}>
        <option value="">{t`All`}</option>
        {privacyStates.map((state) => (
          <option key={state} value={state}>
            {i18n._(stateLabels[state].text)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={t`Asks for`} name="kind" defaultValue={filter.kind ?? ''}>
        <option value="">{t`All`}</option>
        {privacyKinds.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(kindLabels[kind])}
          </option>
        ))}
      </FilterSelect>
      <AssignedFilter assigned={filter.assigned} />
      <OverdueFilter due={filter.due} />
    </FilterForm>
  );
}
