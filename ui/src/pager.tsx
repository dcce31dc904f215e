import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';

type Props = {
  label: string;
  page: number;
  lastPage: number;
  onPageChange: (page: number) => void;
};

/** Previous and Next of a paginated list, from 1 to `lastPage`. */
export function Pager({ label, page, lastPage: last, onPageChange }: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="outline" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        {t`Previous`}
      </Button>
      <span className="tabular text-center text-sm text-balance text-muted">{t`Page ${page} of ${last}`}</span>
      <Button variant="outline" disabled={page >= last} onClick={() => onPageChange(page + 1)}>
        {t`Next`}
      </Button>
    </nav>
  );
}
