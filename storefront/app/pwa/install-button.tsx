import { useLingui } from '@lingui/react/macro';
import { install, useCanInstall } from '@sabuja/ui/lib/installable.ts';

/** Installs the shop as an app; rendered only while the browser offers it. */
export function InstallButton({ className }: { className?: string }) {
  const { t } = useLingui();
  if (!useCanInstall()) return null;
  return (
    <button type="button" onClick={() => void install()} className={className}>
      {t`Install this shop`}
    </button>
  );
}
