import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonSize } from './button.tsx';

export type RetryProps = {
  onRetry: () => unknown;
  /** It is being tried again. */
  busy?: boolean;
};

/** Tries again what has failed. */
export function RetryButton({ onRetry, busy = false, size }: RetryProps & { size?: ButtonSize }) {
  const { t } = useLingui();
  return (
    <Button variant="outline" size={size ?? 'md'} busy={busy} onClick={() => void onRetry()}>
      {t`Try again`}
    </Button>
  );
}
