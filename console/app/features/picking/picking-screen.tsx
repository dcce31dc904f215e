import { useLingui } from '@lingui/react/macro';
import type { PickingOrder } from '@sabuja/contract';
import { formatIstDay, formatRupees } from '@sabuja/kit';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { LineNote } from '../../lib/line-note.tsx';
import { StatusTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';
import { StoredNote } from '../../lib/stored-note.tsx';
import { useHasNetwork } from '../../lib/use-has-network.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { RefusedActions, useActions } from '../action-queue/index.ts';
import { useSession } from '../session/index.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { MissingChoice } from './missing-choice.tsx';
import { PickingBar } from './picking-bar.tsx';
import { PickingLineCard } from './picking-line-card.tsx';
import { pickingQuery } from './picking-queries.ts';
import { ScanBar } from './scan-bar.tsx';
import type { ScanCounts } from './scan-store.ts';
import { usePicks } from './use-picks.ts';
import { useScanner } from './use-scanner.ts';
import { useScans } from './use-scans.ts';
import { useStoreCounts, useStoredCounts } from './use-stored-counts.ts';
import { type ShownLine, withWaiting } from './waiting-picks.ts';

const PickSheet = lazyDialog(async () => (await import('./pick-sheet.tsx')).PickSheet);

/** Picks one order by aisle: records what was found of each line, then packs the order. */
export function PickingScreen() {
  const { t } = useLingui();
  const { uid = '' } = useParams();
  const memberUid = useSession()?.member.uid ?? '';
  const query = useQuery(pickingQuery(memberUid, uid));
  const counted = useStoredCounts([uid]);
  const hasNetwork = useHasNetwork(query);
  const order = query.data?.value;
  usePageTitle(order ? `${t`Picking`} #${order.order_no}` : t`Picking`);
  return (
    <LoadedPage query={query} failed={t`The order could not be loaded.`}>
      {({ value }) =>
        counted && (
          <Picking
            key={uid}
            order={value}
            counted={counted}
            hasNetwork={hasNetwork}
            note={<StoredNote query={query} />}
          />
        )
      }
    </LoadedPage>
  );
}

type PickingProps = {
  order: PickingOrder;
  counted: ScanCounts;
  hasNetwork: boolean;
  note: ReactNode;
};

function Picking({ order: loaded, counted, hasNetwork, note }: PickingProps) {
  const { t } = useLingui();
  const { waiting, refused } = useActions();
  const order = withWaiting(loaded, waiting);
  // `opening` gives each opening a new form; `item` stays set while the sheet closes.
  const [sheet, setSheet] = useState({ item: '', opening: 0, isOpen: false });
  const isManager = useSession()?.permissions.includes('orders.confirm') ?? false;
  const canPick = order.status === 'PICKING' && (order.is_mine || isManager);
  const picks = usePicks();
  const scans = useScans(order.lines, picks, canPick ? counted : {});
  useStoreCounts([{ ...order, canPick }], scans.counts);
  const onScan = (barcode: string) =>
    sheet.isOpen ? scans.refuse(t`Please close this first, then scan again.`) : scans.scan(barcode);
  const undo = () => {
    if (picks.last) scans.restart(picks.last.uid);
    void picks.undo();
  };
  useScanner((barcode) => canPick && onScan(barcode));
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular">#{order.order_no}</span>
          <StatusTag status={order.status} />
        </span>
      }
      actions={
        <Link
          to={`${paths.picking}?${new URLSearchParams({ date: order.delivery_date })}`}
          className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`All orders to pick`}
        </Link>
      }
    >
      <div className="-mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-muted">
        <p>
          {formatIstDay(order.delivery_date)} · {order.slot}
        </p>
        <Amount order={order} />
      </div>
      {order.note && <LineNote note={order.note} />}
      <RefusedActions actions={refused} />
      <MissingChoice order={order} />
      {canPick && <ScanBar message={scans.message} onScan={onScan} />}
      <Aisles lines={order.lines}>
        {(line) => (
          <PickingLineCard
            line={line}
            picks={picks}
            scanned={scans.counts[line.uid] ?? 0}
            canPick={canPick}
            onChange={() => setSheet({ item: line.uid, opening: sheet.opening + 1, isOpen: true })}
          />
        )}
      </Aisles>
      <PickingBar
        note={note}
        order={order}
        canPick={canPick}
        hasNetwork={hasNetwork}
        picks={picks}
        onUndo={undo}
      />
      <PickSheet
        open={sheet.isOpen}
        order={order}
        hasNetwork={hasNetwork}
        line={order.lines.find(({ uid }) => uid === sheet.item)}
        opening={sheet.opening}
        picks={picks}
        scanned={scans.counts[sheet.item] ?? 0}
        onClose={() => setSheet({ ...sheet, isOpen: false })}
      />
    </Page>
  );
}

type AislesProps = {
  lines: readonly ShownLine[];
  children: (line: ShownLine) => ReactNode;
};

/** The lines of an order, grouped by aisle. */
const Aisles = ({ lines, children }: AislesProps) =>
  [...Map.groupBy(lines, ({ aisle }) => aisle)].map(([aisle, grouped]) => (
    <section key={aisle} aria-label={aisle} className="grid gap-2">
      <h2 className="text-base font-bold">{aisle}</h2>
      <ul className="grid gap-2">
        {grouped.map((line) => (
          <li key={line.uid}>{children(line)}</li>
        ))}
      </ul>
    </section>
  ));

function Amount({ order }: { order: Pick<PickingOrder, 'amount' | 'agreed_amount'> }) {
  const { t } = useLingui();
  return (
    <p className="tabular font-semibold text-ink">
      {order.amount < order.agreed_amount && (
        <>
          <span className="sr-only">{t`Agreed`} </span>
          <del className="mr-2 font-normal text-muted">{formatRupees(order.agreed_amount)}</del>
        </>
      )}
      {formatRupees(order.amount)}
    </p>
  );
}
