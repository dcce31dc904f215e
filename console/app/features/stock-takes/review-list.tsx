import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StockTake, StockTakeLine } from '@sabuja/contract';
import { formatSignedCount, formatSignedRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { ClipboardCheck } from 'lucide-react';

/** The differences of a count in units and, for members who may see it, in rupees; then what is not counted. */
export function ReviewList({ take }: { take: StockTake }) {
  const { t } = useLingui();
  const counted = take.lines.filter((line) => line.counted !== null);
  const different = counted.filter(({ difference }) => difference !== 0);
  const left = take.lines.length - counted.length;
  const values = different.flatMap(({ value }) => value ?? []);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (counted.length === 0)
    return <EmptyState icon={<ClipboardCheck />} title={t`Nothing is counted yet.`} />;
  return (
    <div className="grid max-w-3xl gap-3">
      <Card as="ul" divided>
        {different.length === 0 && <li className="px-4 py-3">{t`Nothing differs.`}</li>}
        {different.map((line) => (
          <DifferenceRow key={line.stock_id} line={line} />
        ))}
      </Card>
      {values.length > 0 && (
        <p className="tabular text-right font-bold">
          {t`Worth at purchase prices`}: {formatSignedRupees(total)}
        </p>
      )}
      {left > 0 && (
        <p className="text-muted">
          {t`${plural(left, { one: '# product is not counted; it stays as it is.', other: '# products are not counted; they stay as they are.' })}`}
        </p>
      )}
    </div>
  );
}

function DifferenceRow({ line }: { line: StockTakeLine }) {
  const { t } = useLingui();
  const { counted, expected, value } = line;
  const difference = line.difference ?? 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="grid min-w-40 flex-1">
        <span className="font-semibold">{line.name}</span>
        <span className="text-sm text-muted">{line.units}</span>
      </span>
      <span className="tabular text-sm text-muted">{t`${counted} counted, ${expected} expected`}</span>
      <Badge tone={difference < 0 ? 'chilli' : 'haldi'}>{formatSignedCount(difference)}</Badge>
      {value !== null && (
        <span className="tabular min-w-20 text-right font-semibold">
          {formatSignedRupees(value)}
        </span>
      )}
    </li>
  );
}
