import { buttonClass } from '@sabuja/ui/button.tsx';
import { Link } from 'react-router';

type Props<Name extends string> = {
  label: string;
  /** The names in their order, each with its text. */
  labels: Readonly<Record<Name, string>>;
  current: Name | undefined;
  addressOf: (name: Name) => string;
};

/** Links of which one is current: the views of a page, or the choices of a filter that stands in the address. */
export function LinkTabs<Name extends string>({ label, labels, current, addressOf }: Props<Name>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {(Object.keys(labels) as Name[]).map((name) => (
        <Link
          key={name}
          to={addressOf(name)}
          aria-current={name === current ? 'page' : undefined}
          className={buttonClass(name === current ? 'primary' : 'outline', 'sm')}
        >
          {labels[name]}
        </Link>
      ))}
    </nav>
  );
}
