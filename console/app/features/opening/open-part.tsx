import { useLingui } from '@lingui/react/macro';
import type { ShopOpening } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { useSession } from '../session/index.ts';

const OpenDialog = lazyDialog(async () => (await import('./open-dialog.tsx')).OpenDialog);

/** Shows since when the shop is open; before the opening, the button that opens it (needs `opening.open`). */
export function OpenPart({ opening }: { opening: ShopOpening }) {
  const { t } = useLingui();
  const mayOpen = useSession()?.permissions.includes('opening.open') ?? false;
  const [isAsking, setIsAsking] = useState(false);
  const { opened_at, opened_by, blocking } = opening;
  if (opened_at !== null) {
    const at = formatIstMoment(new Date(opened_at));
    return (
      <Alert tone="leaf" role="status">
        {opened_by === null
          ? t`The shop is open since ${at}.`
          : t`The shop is open since ${at}. ${opened_by} opened it.`}
      </Alert>
    );
  }
  const isReady = blocking.length === 0;
  const describe = () => {
    if (!isReady) return t`The shop is not open. Shoppers read that it opens soon.`;
    return mayOpen
      ? t`Everything necessary is done.`
      : t`Everything necessary is done. An owner can open the shop.`;
  };
  return (
    <Alert tone={isReady ? 'leaf' : 'haldi'} role="status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{describe()}</p>
        {isReady && mayOpen && (
          <Button onClick={() => setIsAsking(true)}>{t`Open the shop`}</Button>
        )}
      </div>
      <OpenDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </Alert>
  );
}
