import { useLingui } from '@lingui/react/macro';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';

type Props = {
  /** When the server read what the page shows. */
  at: string;
  query: { isFetching: boolean; refetch: () => unknown };
};

/** Shows when the data of a page was read, and a button that reloads it. */
export function LoadAgain({ at, query }: Props) {
  const { t } = useLingui();
  return (
    <>
      <span className="text-sm text-muted">{t`as of ${formatIstMoment(new Date(at))}`}</span>
      <Button
        variant="outline"
        size="sm"
        busy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t`Load again`}
      </Button>
    </>
  );
}
