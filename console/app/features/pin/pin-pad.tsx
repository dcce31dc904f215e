import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import clsx from 'clsx';
import { Delete } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

const places = [1, 2, 3, 4, 5, 6] as const;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the last digit. */
  onComplete: (pin: string) => void;
  busy: boolean;
};

/** A keypad for six digits, which also accepts a keyboard. */
export function PinPad({ label, value, onChange, onComplete, busy }: Props) {
  const { t } = useLingui();
  const add = (digit: string) => {
    if (busy || value.length >= places.length) return;
    const next = value + digit;
    onChange(next);
    if (next.length === places.length) onComplete(next);
  };
  const remove = () => {
    if (!busy) onChange(value.slice(0, -1));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) add(event.key);
    if (event.key === 'Backspace') remove();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const count = value.length;
  const total = places.length;
  return (
    <section aria-label={label} aria-busy={busy} className="grid w-full justify-items-center gap-4">
      <p className="font-semibold">{label}</p>
      <Dots count={count} />
      <p role="status" className="sr-only">
        {t`${count} of ${total} digits`}
      </p>
      <div className="grid w-full max-w-80 grid-cols-3 gap-3">
        {digits.map((digit) => (
          <Key key={digit} onPress={() => add(digit)}>
            {digit}
          </Key>
        ))}
        <span />
        <Key onPress={() => add('0')}>0</Key>
        <Key label={t`Delete the last digit`} onPress={remove}>
          <Delete aria-hidden="true" className="size-6" />
        </Key>
      </div>
    </section>
  );
}

const Dots = ({ count }: { count: number }) => (
  <div aria-hidden="true" className="flex gap-3">
    {places.map((place) => (
      <span
        key={place}
        className={clsx(
          'size-4 rounded-full border-2 border-leaf',
          place <= count ? 'bg-leaf' : 'bg-transparent',
        )}
      />
    ))}
  </div>
);

type KeyProps = { label?: string; onPress: () => void; children: React.ReactNode };

const Key = ({ label, onPress, children }: KeyProps) => (
  <Button
    variant="soft"
    size="lg"
    aria-label={label}
    className="tabular min-h-18 text-title"
    onClick={onPress}
  >
    {children}
  </Button>
);
