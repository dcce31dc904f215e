import { useLingui } from '@lingui/react/macro';
import type { StaffCombo } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ItemScreen } from '../items/index.ts';
import { ScheduledPrices, usePriceReturned } from '../scheduled-prices/index.ts';
import { ComboEditor } from './combo-editor.tsx';
import { comboQuery } from './combo-queries.ts';

/** The page of one combo: its form and its scheduled prices. */
export function ComboScreen() {
  const { t } = useLingui();
  const id = Number(useParams().id);
  return (
    <ItemScreen
      id={id}
      query={useQuery(comboQuery(id))}
      title={t`Combo`}
      failed={t`The combo could not be loaded.`}
    >
      {(combo) => <Combo key={combo.combo_id} combo={combo} />}
    </ItemScreen>
  );
}

function Combo({ combo: loaded }: { combo: StaffCombo }) {
  const { formKey, onPriceReturned } = usePriceReturned();
  // Reads the query cache: when a scheduled price ends, the form restarts before this page gets the new props.
  const { data: combo = loaded } = useQuery(comboQuery(loaded.combo_id));
  return (
    <div className="grid gap-4">
      <ComboEditor key={formKey} combo={combo} />
      <ScheduledPrices
        item={{ type: 'combo', id: combo.combo_id }}
        onPriceReturned={onPriceReturned}
      />
    </div>
  );
}
