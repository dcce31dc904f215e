import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { PackagePlus } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { SearchInput } from '../../lib/search-input.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { ItemsPage, StateSelect } from '../items/index.ts';
import { combosQuery, filterNames } from './combo-queries.ts';
import { ComboRow } from './combo-row.tsx';

/** The list of combos, filtered by name and state. */
export function CombosScreen() {
  const { t } = useLingui();
  const { filter, place, change, search, setPlace } = useListAddress(byNames(filterNames));
  const query = useQuery(combosQuery(filter, place));
  const total = query.data?.total;
  return (
    <ItemsPage
      title={t`Combos`}
      create={{ path: paths.newCombo, label: t`New combo` }}
      filters={
        <search className="flex flex-wrap items-center gap-2">
          <SearchInput
            label={t`Find a combo`}
            placeholder={t`Name`}
            value={filter.q ?? ''}
            onChange={(q) => change({ q })}
          />
          <StateSelect value={filter.state} onChange={(state) => change({ state })} />
          {total !== undefined && (
            <span role="status" className="tabular ml-auto text-sm text-muted">
              {t`Combos: ${total}`}
            </span>
          )}
        </search>
      }
      query={query}
      failed={t`The combos could not be loaded.`}
      empty={
        <EmptyState
          icon={<PackagePlus />}
          title={
            Object.keys(filter).length === 0
              ? t`The shop has no combos yet.`
              : t`No combo is like this.`
          }
        />
      }
      sheet={
        <SheetButtons
          label={t`These combos`}
          path={`/api/v1/staff/combos/csv?${search}`}
          name="combos"
        />
      }
      onPlaceChange={setPlace}
      row={(combo) => <ComboRow key={combo.combo_id} combo={combo} />}
    />
  );
}
