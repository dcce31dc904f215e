import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ItemScreen } from '../items/index.ts';
import { ComboEditor } from './combo-editor.tsx';
import { comboQuery } from './combo-queries.ts';

/** One combo with everything that staff may change. */
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
      {(combo) => <ComboEditor key={combo.combo_id} combo={combo} />}
    </ItemScreen>
  );
}
