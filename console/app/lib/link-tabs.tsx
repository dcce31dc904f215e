import { buttonClass } from '@sabuja/ui/button.tsx';
import { Link } from 'react-router';

type Props<Name extends string> = {
  label: string;
  /** Label of each tab, in the order in which they are shown. */
  labels: Readonly<Record<Name, string>>;
  current: Name | undefined;
  addressOf: (name: Name) => string;
};

/** Tabs made of links: the views of a page, or the values of a filter that is stored in the URL. */
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
