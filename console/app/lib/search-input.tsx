import { seconds } from '@sabuja/kit';
import { Search } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';

/** Typing pauses for so long before it is searched for. */
const PAUSE = seconds(0.25);

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** Keys that lead to the field, as `aria-keyshortcuts` names them. */
  shortcuts?: string;
};

/** A search field; what was typed is searched for after a short pause. */
export function SearchInput({ label, placeholder, value, onChange, ref, shortcuts }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <label className="relative block w-full sm:w-64">
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={ref}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        placeholder={placeholder}
        aria-keyshortcuts={shortcuts}
        maxLength={100}
        className="min-h-touch w-full rounded-field border border-line-strong bg-surface pr-3 pl-9 placeholder:text-muted md:min-h-9 md:text-sm"
      />
    </label>
  );
}
