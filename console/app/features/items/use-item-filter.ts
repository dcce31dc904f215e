import { useSearchParams } from 'react-router';

/** What a list shows, in the page's address: texts by these names, and the page of the list. */
export function useItemFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const filter = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  ) as Partial<Record<Name, string>>;
  const show = (next: Partial<Record<Name, string>>, nextPage: number) => {
    const address = new URLSearchParams();
    for (const name of names) if (next[name]) address.set(name, next[name]);
    if (nextPage > 1) address.set('page', String(nextPage));
    setParams(address, { replace: nextPage === 1 });
  };
  return {
    filter,
    page,
    change: (part: Partial<Record<Name, string>>) => show({ ...filter, ...part }, 1),
    showPage: (next: number) => {
      show(filter, next);
      window.scrollTo({ top: 0 });
    },
  };
}
