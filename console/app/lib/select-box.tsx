type SelectBoxProps = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
};

/** A check box with a touch target of 44 px. */
export const SelectBox = ({ label, checked, disabled = false, onChange }: SelectBoxProps) => (
  <label className="grid size-touch place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
      className="size-4.5 accent-leaf"
    />
  </label>
);
