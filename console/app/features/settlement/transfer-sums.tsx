import { useLingui } from '@lingui/react/macro';
import type { Settlement } from '@sabuja/contract';
import { formatIstDay, formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { Figure, FigureList } from '../../lib/figure-list.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';

const BankDialog = lazyDialog(async () => (await import('./bank-dialog.tsx')).BankDialog);

/** The sums of a settlement's lines, beside the amounts that the provider transferred and the bank shows. */
export function TransferSums({ settlement }: { settlement: Settlement }) {
  const { t } = useLingui();
  const mayManage = useSession()?.permissions.includes('settlements.manage') ?? false;
  const confirming = useDisclosure();
  const { payments, refunds, other, fees, tax, net, reported, bank } = settlement;
  return (
    <div className="grid max-w-4xl grid-cols-1 items-start gap-4 md:grid-cols-2">
      <TitledCard title={t`By its lines`}>
        <FigureList>
          <Figure label={t`Payments`}>{formatRupees(payments)}</Figure>
          <Figure label={t`Refunds`}>−{formatRupees(refunds)}</Figure>
          {other !== 0 && <Figure label={t`Other`}>{formatRupees(other)}</Figure>}
          <Figure label={t`Fees without GST`}>−{formatRupees(fees)}</Figure>
          <Figure label={t`GST of the fees`}>−{formatRupees(tax)}</Figure>
          <Figure label={t`Transferred`}>{formatRupees(net)}</Figure>
        </FigureList>
      </TitledCard>
      <TitledCard title={t`Transfer`}>
        <FigureList>
          <Figure label={t`Says the provider`}>
            {reported === null ? t`not known` : formatRupees(reported)}
          </Figure>
          <Figure label={t`Shows the bank`}>
            {bank ? formatRupees(bank.amount) : t`not looked up`}
          </Figure>
        </FigureList>
        {bank && (
          <p className="text-sm text-muted">
            {formatIstDay(bank.date)} · {bank.by}
          </p>
        )}
        {!bank && mayManage && (
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            onClick={() => confirming.show(undefined)}
          >
            {t`Record what the bank shows`}
          </Button>
        )}
        <BankDialog open={confirming.open} onClose={confirming.close} settlement={settlement} />
      </TitledCard>
    </div>
  );
}
