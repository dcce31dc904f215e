import { useLingui } from '@lingui/react/macro';
import { formatIstDateTime, formatRupees } from '@sabuja/kit';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { FormSection } from '../items/index.ts';
import { pricesQuery } from './product-queries.ts';

/** The prices that a product has had, newest first. */
export function PricesSection({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery(pricesQuery(id));
  return (
    <FormSection title={t`Past prices`}>
      {isError && (
        <PartFailed variant="note" onRetry={refetch} busy={isFetching}>
          {t`The past prices could not be loaded.`}
        </PartFailed>
      )}
      {!data && !isError && <Skeleton className="h-16" />}
      {data && (
        <ul className="grid max-h-72 gap-2 overflow-y-auto text-sm">
          {data.results.map(({ cost, discount, since, by }) => (
            <li key={since + cost + discount} className="grid">
              <span className="tabular font-semibold">
                {formatRupees(cost)}
                {discount > 0 && ` − ${discount} %`}
              </span>
              <span className="text-muted">
                {formatIstDateTime(new Date(since))}
                {by && ` · ${by}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
