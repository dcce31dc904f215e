import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts';
import { useSession } from '../session/index.ts';

const CreditDialog = lazyDialog(async () => (await import('./credit-dialog.tsx')).CreditDialog);

type FailedRefund = { id: number; amount: number };

/** The button to credit a failed refund to the wallet; renders nothing for roles that may not. Amount in rupees. */
export function CreditButton({ refund }: { refund: FailedRefund }) {
  const { t } = useLingui();
  const mayCredit = useSession()?.permissions.includes('refunds.credit') ?? false;
  const crediting = useDisclosure<FailedRefund>();
  const { ref, onDone } = useFocusAfterRemoval<HTMLButtonElement>();
  if (!mayCredit) return null;
  return (
    <>
      <Button ref={ref} size="sm" variant="outline" onClick={() => crediting.show(refund)}>
        {t`Credit to wallet`}
      </Button>
      {crediting.subject && (
        <CreditDialog
          open={crediting.open}
          onClose={crediting.close}
          onDone={onDone}
          refund={crediting.subject}
        />
      )}
    </>
  );
}
