import { useLingui } from '@lingui/react/macro';
import type { ShopHealth } from '@sabuja/contract';
import { formatCount, formatIstMoment } from '@sabuja/kit';
import { channelLabels } from '../../lib/channel-labels.ts';
import { Figure, FigureList } from '../../lib/figure-list.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';

/** Number and age of the messages waiting to be sent and the webhooks waiting to be processed. */
export function QueuesPart({ messages, webhooks }: Pick<ShopHealth, 'messages' | 'webhooks'>) {
  const { t, i18n } = useLingui();
  const waiting = (queue: ShopHealth['webhooks']) => (
    <>
      {formatCount(queue.waiting)}
      {queue.oldest_at && (
        <span className="block text-sm font-normal text-muted">
          {t`since ${formatIstMoment(new Date(queue.oldest_at))}`}
        </span>
      )}
    </>
  );
  return (
    <TitledCard title={t`Waiting to be sent or processed`}>
      <FigureList>
        {messages.map((queue) => (
          <Figure key={queue.channel} label={i18n._(channelLabels[queue.channel])}>
            {waiting(queue)}
          </Figure>
        ))}
        <Figure label={t`Payment reports`}>{waiting(webhooks)}</Figure>
      </FigureList>
    </TitledCard>
  );
}
