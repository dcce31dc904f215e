import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { BottomBar } from '../../lib/bottom-bar.tsx';
import { paths } from '../../lib/paths.ts';
import { orderPrints, PrintLinks } from '../packing/index.ts';
import { LinesLeft } from './lines-left.tsx';
import { PackControls } from './pack-controls.tsx';
import { ProgressRow } from './progress-row.tsx';
import { usePickingTransition } from './use-picking-transition.ts';
import type { Picks } from './use-picks.ts';
import type { ShownOrder } from './waiting-picks.ts';

type Props = {
  order: ShownOrder;
  canPick: boolean;
  /** Without a network only lines can be picked. */
  hasNetwork: boolean;
  picks: Picks;
  onUndo: () => void;
};

export const PickingBar = ({ note, ...props }: Props & { note: ReactNode }) => (
  <BottomBar note={note}>
    <PickingControls {...props} />
  </BottomBar>
);

/** What can be done with the whole order: start, release, or pack once every line is picked. */
function PickingControls({ order, canPick, hasNetwork, picks, onUndo }: Props) {
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
      <>
        {!hasNetwork && <p className="mr-auto">{t`To start this order, you need a network.`}</p>}
        <Button
          size="lg"
          disabled={!hasNetwork}
          busy={transition.isPending}
          onClick={() => transition.mutate({ to: 'PICKING' })}
        >
          {t`Start picking`}
        </Button>
      </>
    );
  }
  if (order.status === 'PACKED') {
    return <PackedBar uid={order.uid} hasNetwork={hasNetwork} listPath={listPath} />;
  }
  if (order.status !== 'PICKING') return null;
  if (!canPick) return picker !== null && <p>{t`${picker} is picking it`}</p>;
  return (
    <>
      <ProgressRow
        undo={
          picks.last !== undefined && {
            label: t`Undo: ${picks.last.name}`,
            busy: picks.isUndoing,
            onClick: onUndo,
          }
        }
      >
        <LinesLeft lines={order.lines}>
          {!hasNetwork && (
            <span className="block text-sm font-normal text-muted">
              {t`To release or pack it, you need a network.`}
            </span>
          )}
        </LinesLeft>
      </ProgressRow>
      <PackControls order={order} hasNetwork={hasNetwork} transition={transition} />
    </>
  );
}

type PackedProps = { uid: string; hasNetwork: boolean; listPath: string };

function PackedBar({ uid, hasNetwork, listPath }: PackedProps) {
  const { t } = useLingui();
  return (
    <>
      {hasNetwork ? (
        <PrintLinks hrefOf={orderPrints(uid)} />
      ) : (
        <p className="mr-auto">{t`To print labels, you need a network.`}</p>
      )}
      <Link to={listPath} className={buttonClass('primary', 'lg')}>
        {t`Next order`}
      </Link>
    </>
  );
}
