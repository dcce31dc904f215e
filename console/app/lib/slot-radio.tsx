import clsx from 'clsx';

type Props = { value: string | number; label: string; note: string; isDisabled?: boolean };

/** A radio button for a slot, with the field name `slot_id`. */
export const SlotRadio = ({ value, label, note, isDisabled = false }: Props) => (
  <label
    className={clsx(
      'flex min-h-12 items-center gap-3 rounded-field border border-line-strong px-3.5 py-2 has-checked:border-leaf has-checked:bg-leaf-soft',
      isDisabled ? 'bg-sunk text-muted' : 'bg-surface',
    )}
  >
    <input
      type="radio"
      name="slot_id"
      value={value}
      disabled={isDisabled}
      required
      className="size-5 shrink-0 accent-leaf"
    />
    <span className="font-semibold">{label}</span>
    <span className="tabular ml-auto max-w-1/2 shrink-0 text-right text-sm text-muted">{note}</span>
  </label>
);
