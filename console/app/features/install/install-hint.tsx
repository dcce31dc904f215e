import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { install, useCanInstall } from '@sabuja/ui/lib/installable.ts';
import { Download } from 'lucide-react';
import { installsFromMenu, isInstalled } from './install-state.ts';

/** A button that installs the console, or instructions on iOS; renders nothing when it is already installed. */
export function InstallHint() {
  const { t } = useLingui();
  const canInstall = useCanInstall();
  if (isInstalled() || !(canInstall || installsFromMenu())) return null;
  return (
    <Alert
      tone="plain"
      size="lg"
      role="region"
      aria-label={t`Install the console`}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p className="min-w-48 flex-1">
        {canInstall
          ? t`Installed, the console opens from the home screen, also without a network.`
          : t`To install the console, tap Share in the browser, then "Add to Home Screen".`}
      </p>
      {canInstall && (
        <Button variant="outline" onClick={() => void install()}>
          <Download aria-hidden="true" className="size-5" />
          {t`Install`}
        </Button>
      )}
    </Alert>
  );
}
