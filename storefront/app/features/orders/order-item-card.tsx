import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { missingChoiceLabels } from '../../lib/missing-choice-labels.ts';
import { refusalLabels } from './refusal-labels.ts';

/** A line of an order: what was ordered, and what is delivered if that differs. */
export function OrderItemCard({ item }: { item: OrderItem }) {
  const { t } = useLingui();
  const { quantity, units, delivered, refused } = item;
  const cost = formatRupees(item.cost);
  return (
    <Card as="article" className="tabular flex flex-wrap items-center gap-3 p-3">
      <div className="w-16 overflow-hidden rounded-field bg-sunk">
        <Picture url={item.image_url} alt="" sizes="64px" largest={160} />
      </div>
      <div className="min-w-0 flex-[1_1_5rem]">
        <h2 className="leading-snug font-semibold">{item.item_name}</h2>
        <p className="text-sm text-muted">{t`${quantity} x ${cost} per ${units}`}</p>
        {item.note && <p className="text-sm">“{item.note}”</p>}
        {item.if_missing && (
          <p className="text-sm text-muted">
            {t`If something is missing`}: {t(missingChoiceLabels[item.if_missing])}
          </p>
        )}
        {delivered && <DeliveredNote units={units} delivered={delivered} refused={refused} />}
      </div>
      {delivered ? (
        <p className="ml-auto text-right">
          <span className="sr-only">{t`Ordered`} </span>
          <del className="block text-sm text-muted">{formatRupees(item.final_amount)}</del>
          <span className="sr-only">{t`Delivered`} </span>
          <span className="font-bold">{formatRupees(delivered.final_amount)}</span>
        </p>
      ) : (
        <p className="ml-auto font-bold">{formatRupees(item.final_amount)}</p>
      )}
    </Card>
  );
}

type NoteProps = {
  units: string;
  delivered: NonNullable<OrderItem['delivered']>;
  refused: OrderItem['refused'];
};

function DeliveredNote({ units, delivered: { quantity, substitute }, refused }: NoteProps) {
  const { t } = useLingui();
  return (
    <div className="mt-1 text-sm font-semibold text-haldi-text">
      {quantity > 0 && <p>{t`Delivered: ${quantity} x ${units}`}</p>}
      {substitute && (
        <p>{t`Instead: ${substitute.quantity} x ${substitute.item_name}, ${substitute.units}`}</p>
      )}
      {refused?.map((one) => (
        <RefusedNote key={one.part} refused={one} />
      ))}
      {quantity === 0 && !substitute && !refused && <p>{t`Not available, not charged`}</p>}
    </div>
  );
}

function RefusedNote({ refused }: { refused: NonNullable<OrderItem['refused']>[number] }) {
  const { t } = useLingui();
  const { quantity, item_name: name } = refused;
  const reason = t(refusalLabels[refused.reason]);
  return <p>{t`Refused: ${quantity} x ${name}, ${reason}`}</p>;
}
