import { useLingui } from '@lingui/react/macro';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PackageCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BottomBar } from '../../../lib/bottom-bar.tsx';
import { LinesLeft } from '../lines-left.tsx';
import { ProgressRow } from '../progress-row.tsx';
import { ScanBar } from '../scan-bar.tsx';
import type { ScanCounts } from '../scan-store.ts';
import { usePicks } from '../use-picks.ts';
import { useScanner } from '../use-scanner.ts';
import { useScans } from '../use-scans.ts';
import { useStoreCounts } from '../use-stored-counts.ts';
import { groupByProduct } from './batch.ts';
import { OrderRow } from './order-row.tsx';
import { ProductLines } from './product-lines.tsx';
import type { TogetherOrder } from './together-order.ts';

const PickSheet = lazyDialog(async () => (await import('../pick-sheet.tsx')).PickSheet);

type Props = {
  orders: readonly TogetherOrder[];
  counted: ScanCounts;
  hasNetwork: boolean;
  note: ReactNode;
};

/** The orders with their containers, then what they need by aisle and product. */
export function TogetherLines({ orders, counted, hasNetwork, note }: Props) {
  const { t } = useLingui();
  const lines = orders.filter(({ canPick }) => canPick).flatMap((order) => order.lines);
  const [sheet, setSheet] = useState({ item: '', opening: 0, isOpen: false });
  const picks = usePicks();
  const scans = useScans(lines, picks, counted);
  useStoreCounts(orders, scans.counts);
  const onScan = (barcode: string) =>
    sheet.isOpen ? scans.refuse(t`Please close this first, then scan again.`) : scans.scan(barcode);
  useScanner((barcode) => lines.length > 0 && onScan(barcode));
  const undo = () => {
    if (picks.last) scans.restart(picks.last.uid);
    void picks.undo();
  };
  const opened = lines.find(({ uid }) => uid === sheet.item);
  const orderOfSheet = orders.find(({ uid }) => uid === opened?.order.uid);
  return (
    <>
      {lines.length > 0 && <ScanBar message={scans.message} onScan={onScan} />}
      <Card as="ul" divided aria-label={t`Containers`}>
        {orders.map((order) => (
          <li key={order.uid}>
            <OrderRow order={order} hasNetwork={hasNetwork} />
          </li>
        ))}
      </Card>
      {lines.length === 0 && <NothingLeft orders={orders} />}
      {[...Map.groupBy(groupByProduct(lines), ({ aisle }) => aisle)].map(([aisle, products]) => (
        <section key={aisle} aria-label={aisle} className="grid gap-2">
          <h2 className="text-base font-bold">{aisle}</h2>
          {products.map((product) => (
            <ProductLines
              key={product.key}
              product={product}
              picks={picks}
              scanned={(line) => scans.counts[line] ?? 0}
              onChange={({ uid }) =>
                setSheet({ item: uid, opening: sheet.opening + 1, isOpen: true })
              }
            />
          ))}
        </section>
      ))}
      <BottomBar note={note}>
        {lines.length > 0 && (
          <ProgressRow
            undo={
              picks.last !== undefined && {
                label: t`Undo: ${`${picks.last.order.tag} · ${picks.last.name}`}`,
                busy: picks.isUndoing,
                onClick: undo,
              }
            }
          >
            <LinesLeft lines={lines} />
          </ProgressRow>
        )}
      </BottomBar>
      {orderOfSheet && (
        <PickSheet
          open={sheet.isOpen}
          order={orderOfSheet}
          hasNetwork={hasNetwork}
          line={opened}
          opening={sheet.opening}
          picks={picks}
          scanned={scans.counts[sheet.item] ?? 0}
          onClose={() => setSheet({ ...sheet, isOpen: false })}
        />
      )}
    </>
  );
}

function NothingLeft({ orders }: Pick<Props, 'orders'>) {
  const { t } = useLingui();
  const isPacked = orders.every(({ status }) => status === 'PACKED');
  return (
    <Card>
      <EmptyState
        icon={<PackageCheck />}
        title={isPacked ? t`All of these orders are packed.` : t`You pick none of these orders.`}
      />
    </Card>
  );
}
