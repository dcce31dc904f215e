import { useLingui } from '@lingui/react/macro';
import { FilterLink } from '../ui/filter-link.tsx';
import { useCountryName } from './use-country-name.ts';

type Props = {
  /** ISO 3166-1 codes. */
  origins: readonly string[];
  selected: string | undefined;
  toPath: (origin: string | undefined) => string;
  className?: string;
  replace?: boolean;
};

/** Links that filter a list by country of origin. */
export function OriginLinks({ origins, selected, toPath, className, replace = false }: Props) {
  const { t } = useLingui();
  const nameOf = useCountryName();
  return (
    <ul aria-label={t`Country of origin`} className={className}>
      {origins.map((code) => {
        const country = nameOf(code);
        return (
          <li key={code}>
            <FilterLink
              replace={replace}
              to={toPath(selected === code ? undefined : code)}
              isOn={selected === code}
            >
              {t`From ${country}`}
            </FilterLink>
          </li>
        );
      })}
    </ul>
  );
}
