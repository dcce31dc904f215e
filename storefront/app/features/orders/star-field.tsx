import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';

type Props = {
  label: string;
  /** Id of the element with the error of this field. */
  describedBy: string | undefined;
  stars: number | null;
  onChange: (stars: number) => void;
};

/** One to five stars, chosen like any other radio buttons. */
export function StarField({ label, describedBy, stars, onChange }: Props) {
  const { t } = useLingui();
  const name = useId();
  const meanings = [t`very bad`, t`bad`, t`fair`, t`good`, t`very good`];
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="-ml-2.5 flex items-center">
        {meanings.map((meaning, i) => (
          <label
            key={meaning}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={i + 1}
              checked={stars === i + 1}
              onChange={() => onChange(i + 1)}
              className="sr-only"
            />
            <span className="sr-only">{meaning}</span>
            <Star
              aria-hidden="true"
              className={clsx(
                'size-6.5 text-leaf',
                stars !== null && i < stars ? 'fill-current' : 'fill-none',
              )}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-1.5 text-sm text-muted">
          {stars === null ? '' : meanings[stars - 1]}
        </span>
      </div>
    </fieldset>
  );
}
