import { useLingui } from '@lingui/react/macro';
import { Pager } from '@sabuja/ui/pager.tsx';

/** Position in a paged list; without a cursor the first page. */
export type Place = { cursor?: string };
/** A page of a list, as the API returns it (`CursorPage` of the contract). */
export type ListPage = {
  page: number;
  total_pages: number;
  next: string | null;
  previous: string | null;
};

type Props = { label?: string; of: ListPage; onPlaceChange: (place: Place) => void };

/** 'Previous' and 'Next' of a list with cursor paging; renders nothing for a list of one page. */
export function ListPager({ label, of, onPlaceChange }: Props) {
  const { t } = useLingui();
  const { page, total_pages, next, previous } = of;
  if (next === null && page === 1) return null;
  const go = (to: number) => {
    const cursor = to > page ? next : previous;
    onPlaceChange(to === 1 || cursor === null ? {} : { cursor });
    window.scrollTo({ top: 0 });
  };
  return (
    <Pager
      label={label ?? t`Pages`}
      page={page}
      lastPage={next === null ? page : Math.max(total_pages, page + 1)}
      onPageChange={go}
    />
  );
}
