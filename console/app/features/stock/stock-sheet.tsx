import { useLingui } from '@lingui/react/macro';
import type { StockOnHand } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { Sheet } from '@sabuja/ui/sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { CountForm } from './count-form.tsx';
import { MovementList } from './movement-list.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { levelQuery } from './stock-queries.ts';
import { ThresholdForm } from './threshold-form.tsx';
import { WasteForm } from './waste-form.tsx';

type Props = { open: boolean; stockId: number | undefined; onClose: () => void };

/** A product's stock: what is on hand, and its history; with the permission, receiving, counting and waste. */
export function StockSheet({ open, stockId, onClose }: Props) {
  const { t } = useLingui();
  const query = useQuery({ ...levelQuery(stockId ?? 0), enabled: stockId !== undefined });
  const { name = t`Stock`, units } = query.data ?? {};
  return (
    <Sheet open={open} onClose={onClose} title={name} description={units}>
      <Loaded query={query} failed={t`The stock could not be loaded.`}>
        {(level) => (
          <div key={level.stock_id} className="grid gap-5">
            <Quantities level={level} />
            <Actions level={level} />
            <Link
              to={`${paths.recalls}?${new URLSearchParams({ stock: String(level.stock_id) })}`}
              className="font-semibold text-leaf underline"
            >
              {t`Batches and recalls`}
            </Link>
            <MovementList stockId={level.stock_id} />
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

function Quantities({ level }: { level: StockOnHand }) {
  const { t } = useLingui();
  const entries = [
    [t`To sell`, level.quantity],
    [t`Reserved`, level.reserved],
    [t`On hand`, level.on_hand],
  ] as const;
  return (
    <Card as="dl" className="grid grid-cols-3 divide-x divide-line">
      {entries.map(([label, value]) => (
        <div key={label} className="grid gap-0.5 px-3 py-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular text-title font-extrabold">{value}</dd>
        </div>
      ))}
    </Card>
  );
}

const actions = ['receive', 'count', 'waste', 'threshold'] as const;

function Actions({ level }: { level: StockOnHand }) {
  const { t } = useLingui();
  const [action, setAction] = useState<(typeof actions)[number]>();
  const mayManage = useSession()?.permissions.includes('stock.manage') ?? false;
  if (!mayManage) return null;
  const labels = {
    receive: t`Receive`,
    count: t`Count`,
    waste: t`Waste`,
    threshold: t`Low from`,
  };
  const onDone = () => setAction(undefined);
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-2">
        {actions.map((each) => (
          <Button
            key={each}
            variant={each === action ? 'soft' : 'outline'}
            aria-expanded={each === action}
            onClick={() => setAction(each === action ? undefined : each)}
          >
            {labels[each]}
          </Button>
        ))}
      </div>
      {action === 'receive' && <ReceiveForm stockId={level.stock_id} onDone={onDone} />}
      {action === 'count' && <CountForm level={level} onDone={onDone} />}
      {action === 'waste' && <WasteForm level={level} onDone={onDone} />}
      {action === 'threshold' && <ThresholdForm level={level} onDone={onDone} />}
    </div>
  );
}
