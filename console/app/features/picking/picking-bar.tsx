import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { Undo2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { orderPrints, PrintLinks } from '../packing/index.ts';
import { PackControls } from './pack-controls.tsx';
import { usePickingTransition } from './use-picking-transition.ts';
import type { Picks } from './use-picks.ts';
import type { ShownOrder } from './waiting-picks.ts';

type Props = {
  order: ShownOrder;
  canPick: boolean;
  /** Without one lines are picked, and nothing else. */
  hasNetwork: boolean;
  picks: Picks;
  onUndo: () => void;
};

/** What can be done with the whole order: start, release, or pack once every line is picked. */
export function PickingBar({ order, canPick, hasNetwork, picks, onUndo }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { order_no: number, picker } = order;
  const listPath = `${paths.picking}?${new URLSearchParams({ date: order.delivery_date })}`;
  const transition = usePickingTransition(order.uid, (status) => {
    if (status === 'PACKED') toastSuccess(t`#${number} is packed`);
    if (status === 'CONFIRMED') navigate(listPath);
  });
  if (order.status === 'CONFIRMED') {
    return (
      <Bar>
        {!hasNetwork && <p className="mr-auto">{t`To start this order, you need a network.`}</p>}
        <Button
          size="lg"
          disabled={!hasNetwork}
          busy={transition.isPending}
          onClick={() => transition.mutate({ to: 'PICKING' })}
        >
          {t`Start picking`}
        </Button>
      </Bar>
    );
  }
  if (order.status === 'PACKED') {
    return <PackedBar uid={order.uid} hasNetwork={hasNetwork} listPath={listPath} />;
  }
  if (order.status !== 'PICKING') return null;
  if (!canPick) return <Bar>{picker !== null && <p>{t`${picker} is picking it`}</p>}</Bar>;
  return (
    <Bar>
      <LeftLines order={order} hasNetwork={hasNetwork} />
      {picks.last && (
        <Button size="lg" variant="ghost" busy={picks.isUndoing} onClick={onUndo}>
          <Undo2 aria-hidden="true" className="size-5" />
          {t`Undo: ${picks.last.name}`}
        </Button>
      )}
      <PackControls order={order} hasNetwork={hasNetwork} transition={transition} />
    </Bar>
  );
}

/** How many lines are left to pick, and what has to wait for the network. */
export function LeftLines({ order, hasNetwork }: Pick<Props, 'order' | 'hasNetwork'>) {
  const { t } = useLingui();
  const left = order.lines.filter(({ pick }) => pick === null).length;
  const isWaiting = order.lines.some((line) => line.isWaiting);
  return (
    <p role="status" className="tabular mr-auto w-full font-bold sm:w-auto">
      {left === 0
        ? isWaiting
          ? t`Waiting to be sent`
          : t`Every line is picked`
        : t`${plural(left, { one: '# line left', other: '# lines left' })}`}
      {!hasNetwork && (
        <span className="block text-sm font-normal text-muted">
          {t`To release or pack it, you need a network.`}
        </span>
      )}
    </p>
  );
}

type PackedProps = { uid: string; hasNetwork: boolean; listPath: string };

function PackedBar({ uid, hasNetwork, listPath }: PackedProps) {
  const { t } = useLingui();
  return (
    <Bar>
      {hasNetwork ? (
        <PrintLinks hrefOf={orderPrints(uid)} />
      ) : (
        <p className="mr-auto">{t`To print labels, you need a network.`}</p>
      )}
      <Link to={listPath} className={buttonClass('primary', 'lg')}>
        {t`Next order`}
      </Link>
    </Bar>
  );
}

/** At the bottom edge of the page. */
export const Bar = ({ children }: { children: React.ReactNode }) => (
  <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-4 py-3 lg:-mx-6 lg:px-6">
    {children}
  </div>
);
