import { useLingui } from '@lingui/react/macro';
import type { TodayFigures } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Figure, FigureList } from '../../lib/figure-list.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';

/** The money received and refunded today. */
export function MoneyPart({ figures: { money, cash_out } }: { figures: TodayFigures }) {
  const { t } = useLingui();
  return (
    <TitledCard title={t`Money today`}>
      <FigureList>
        <Figure label={t`Online, for orders`}>{formatRupees(money.online_orders)}</Figure>
        <Figure label={t`Online, for wallets`}>{formatRupees(money.online_recharges)}</Figure>
        <Figure label={t`From wallets, for orders`}>{formatRupees(money.wallet_spent)}</Figure>
        <Figure label={t`Cash at deliveries`}>{formatRupees(money.cash)}</Figure>
        <Figure label={t`Cash that riders have now`}>{formatRupees(cash_out)}</Figure>
        <Figure label={t`Refunded into wallets`}>{formatRupees(money.wallet_refunds)}</Figure>
        <Figure label={t`Refunded to where it was paid from`}>
          {formatRupees(money.source_refunds)}
        </Figure>
      </FigureList>
    </TitledCard>
  );
}
