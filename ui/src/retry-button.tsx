import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from './button.tsx';

export type RetryProps = {
  onRetry: () => unknown;
  /** A retry is in progress. */
  busy?: boolean;
};

/** Button that retries a failed request. */
export function RetryButton({ onRetry, ...rest }: RetryProps & Pick<ButtonProps, 'size'>) {
  const { t } = useLingui();
  return (
    <Button {...rest} variant="outline" onClick={() => void onRetry()}>
      {t`Try again`}
    </Button>
  );
}
