import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@sabuja/ui/spinner.tsx';

/** Covers the page while a payment is verified; it cannot be dismissed. */
export function VerifyingOverlay({ open }: { open: boolean }) {
  const { t } = useLingui();
  return (
    <Base.Root open={open} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className="overlay-veil" />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <Base.Popup
            role="alertdialog"
            className="overlay-panel dialog-panel grid w-full max-w-sm justify-items-center gap-4 rounded-panel bg-paper px-6 py-8 text-center shadow-float outline-none"
          >
            <Spinner className="size-9 text-leaf" />
            <Base.Title className="text-lg font-semibold text-balance">
              {t`Please wait, do not close or refresh the app, verifying your payment`}
            </Base.Title>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
