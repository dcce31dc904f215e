import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { baggableStatuses, unsoldStatuses } from '@sabuja/contract/rules/order-status';
import { Button } from '@sabuja/ui/button.tsx';
import { useState } from 'react';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { type BagCount, BagFields } from './bag-fields.tsx';
import { orderPrints, PrintLinks } from './print-links.tsx';
import { useBagText } from './use-bag-text.ts';
import { useCountBags } from './use-count-bags.ts';

/** The number of bags of an order, and links to print its labels and packing slip. */
export function BagsPart({ order }: { order: StaffOrderDetails }) {
  const { t } = useLingui();
  const bagText = useBagText();
  const mayPack = useSession()?.permissions.includes('orders.pick') ?? false;
  const { uid, status, bags } = order;
  if (unsoldStatuses.includes(status)) return null;
  return (
    <TitledCard title={t`Bags and labels`}>
      <p className="mb-3">
        {bagText(bags)}
        {!bags.is_counted && <span className="text-muted"> · {t`not counted yet`}</span>}
      </p>
      {mayPack && baggableStatuses.includes(status) && (
        <BagCounter key={`${bags.veg} ${bags.non_veg} ${bags.is_counted}`} uid={uid} bags={bags} />
      )}
      <PrintLinks hrefOf={orderPrints(uid)} />
    </TitledCard>
  );
}

function BagCounter({ uid, bags }: { uid: string; bags: BagCount }) {
  const { t } = useLingui();
  const [count, setCount] = useState<BagCount>({ veg: bags.veg, non_veg: bags.non_veg });
  const save = useCountBags(uid);
  return (
    <div className="mb-4 grid gap-3">
      <BagFields count={count} onChange={setCount} />
      <Button variant="soft" busy={save.isPending} onClick={() => save.mutate(count)}>
        {t`Save the bags`}
      </Button>
    </div>
  );
}
