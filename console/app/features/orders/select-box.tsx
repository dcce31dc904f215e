type SelectBoxProps = { label: string; checked: boolean; onChange: () => void };

/** A check box with a target of 44 px. */
export const SelectBox = ({ label, checked, onChange }: SelectBoxProps) => (
  <label className="grid size-touch place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      className="size-4.5 accent-leaf"
    />
  </label>
);
