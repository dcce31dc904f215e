import type { StaffCombo } from '@sabuja/contract';
import { paths } from '../../lib/paths.ts';
import { ItemRow } from '../items/index.ts';

/** A combo in a list, with its parts. */
export const ComboRow = ({ combo }: { combo: StaffCombo }) => (
  <ItemRow
    item={combo}
    to={paths.combo(combo.combo_id)}
    details={combo.parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
  />
);
