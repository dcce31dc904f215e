import { isIstDate } from '@sabuja/kit';
import { useSearchParams } from 'react-router';
import { withoutEmpty } from '../../lib/filter-form.tsx';

/** The filter and the page that the address names; days that do not exist are left out. */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const view = params.get('view');
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const entries = names.map((name) => [name, params.get(name)?.trim() ?? ''] as const);
  const filter = Object.fromEntries(
    entries.filter(
      ([name, value]) => value !== '' && (isIstDate(value) || !['from', 'to'].includes(name)),
    ),
  ) as Partial<Record<Name, string>>;
  const apply = (values: Readonly<Record<string, string>>) =>
    setParams({ ...(view && { view }), ...withoutEmpty(values) });
  return {
    filter,
    page,
    apply,
    setPage: (next: number) => apply({ ...(filter as Record<string, string>), page: String(next) }),
  };
}
