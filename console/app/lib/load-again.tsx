import { useLingui } from '@lingui/react/macro';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';

type Props = {
  /** When the server read what the page shows. */
  at: string;
  query: { isFetching: boolean; refetch: () => unknown };
};

/** How old the figures of a page are, and the way to newer ones. */
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
