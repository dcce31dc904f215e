import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import type { Disposition } from '@sabuja/contract/rules/order-status';
import { Button } from '@sabuja/ui/button.tsx';
import { useState } from 'react';
import { onSubmit } from '../../lib/on-submit.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { refusalLabels } from '../refusal/index.ts';
import { useSession } from '../session/index.ts';
import { DispositionFields } from './disposition-fields.tsx';
import { useCheckRefused } from './use-check-refused.ts';

type Refused = NonNullable<StaffOrderDetails['items'][number]['refused']>[number];
/** `uid` identifies a part of the line: a line may have been delivered as two parts. */
type RefusedItem = Refused & { uid: string; item: string };

const listRefused = (order: StaffOrderDetails): RefusedItem[] =>
  order.items.flatMap((line) =>
    (line.refused ?? []).map((refused) => ({
      ...refused,
      item: line.uid,
      uid: `${line.uid} ${refused.part}`,
    })),
  );

/** The items refused at the door with their disposition in the shop; renders nothing if none was refused. */
export function RefusedPart({ order }: { order: StaffOrderDetails }) {
  const { t, i18n } = useLingui();
  const mayCheck = useSession()?.permissions.includes('orders.pick') ?? false;
  const refused = listRefused(order);
  const open = refused.filter(({ disposition }) => disposition === null);
  if (refused.length === 0) return null;
  const labels = { RESTOCK: t`Back into stock`, WASTE: t`Waste` };
  return (
    <TitledCard title={t`Refused at the door`}>
      <ul className="tabular divide-y divide-line">
        {refused.map(({ uid, quantity, item_name: name, reason, disposition }) => (
          <li key={uid} className="py-2">
            <span className="block font-semibold">
              {quantity} × {name}
            </span>
            <span className="text-sm text-muted">
              {i18n._(refusalLabels[reason])}
              {' · '}
              {disposition === null ? t`To be checked` : labels[disposition]}
            </span>
          </li>
        ))}
      </ul>
      {mayCheck && open.length > 0 && <CheckForm key={open.length} order={order} items={open} />}
    </TitledCard>
  );
}

function CheckForm({ order, items }: { order: StaffOrderDetails; items: RefusedItem[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Readonly<Record<string, Disposition>>>({});
  const check = useCheckRefused(order.uid);
  const lines = items.flatMap(({ uid, item, part }) => {
    const disposition = chosen[uid];
    return disposition ? [{ item, part, disposition }] : [];
  });
  return (
    <form
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={onSubmit(() => check.mutate(lines))}
    >
      <DispositionFields items={items} chosen={chosen} onChange={setChosen} />
      <Button type="submit" busy={check.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
}
