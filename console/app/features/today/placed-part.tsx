import { useLingui } from '@lingui/react/macro';
import type { TodayFigures } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Figure, FigureList } from '../../lib/figure-list.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';

/** The orders placed today, with failed payments and stock-outs. */
export function PlacedPart({ figures }: { figures: TodayFigures }) {
  const { t } = useLingui();
  const { placed, failed_payments, stock_outs } = figures;
  return (
    <TitledCard title={t`Ordered today`}>
      <FigureList>
        <Figure label={t`Orders, without cancelled and unpaid ones`}>{placed.orders}</Figure>
        <Figure label={t`Sales`}>{formatRupees(placed.sales)}</Figure>
        <Figure label={t`Average order`}>{formatRupees(placed.average)}</Figure>
        <Figure label={t`Failed payments`}>{failed_payments}</Figure>
        <Figure label={t`Products sold out`}>{stock_outs}</Figure>
      </FigureList>
    </TitledCard>
  );
}
