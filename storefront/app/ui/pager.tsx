import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';

type Props = { label: string; page: number; last: number; go: (page: number) => void };

/** Previous and Next of a list that comes in numbered pages, from 1 to `last`. */
export function Pager({ label, page, last, go }: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3">
      <Button variant="outline" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t`Previous`}
      </Button>
      <span className="tabular text-sm text-muted">{t`Page ${page} of ${last}`}</span>
      <Button variant="outline" disabled={page >= last} onClick={() => go(page + 1)}>
        {t`Next`}
      </Button>
    </nav>
  );
}
