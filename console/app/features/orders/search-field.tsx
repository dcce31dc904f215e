import { useLingui } from '@lingui/react/macro';
import { seconds } from '@sabuja/kit';
import { Search } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';

/** Typing pauses for so long before it is searched for. */
const PAUSE = seconds(0.25);

type Props = {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (text: string) => void;
};

/** Finds orders by number, last digits of the phone, name or product. */
export function SearchField({ ref, value, onChange }: Props) {
  const { t } = useLingui();
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
      <span className="sr-only">{t`Find an order`}</span>
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
        placeholder={t`Number, phone, name, product`}
        aria-keyshortcuts="/ Control+K"
        className="min-h-touch w-full rounded-field border border-line-strong bg-surface pr-3 pl-9 placeholder:text-muted md:min-h-9 md:text-sm"
      />
    </label>
  );
}
