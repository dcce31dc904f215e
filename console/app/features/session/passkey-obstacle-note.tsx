import { useLingui } from '@lingui/react/macro';
import type { PasskeyObstacle } from '../../lib/passkeys.ts';

/** Explains why passkeys cannot be used here. */
export function PasskeyObstacleNote({ obstacle }: { obstacle: PasskeyObstacle }) {
  const { t } = useLingui();
  return (
    <p className="text-sm text-muted">
      {obstacle === 'address'
        ? t`Passkeys do not work here: the console is open at a bare network address or without https, and they need the shop’s own name.`
        : t`Passkeys do not work here: this browser does not know them.`}
    </p>
  );
}
