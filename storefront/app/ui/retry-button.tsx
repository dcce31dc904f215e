import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from './button.tsx';

export type RetryProps = {
  onRetry: () => unknown;
  /** It is being tried again. */
  busy?: boolean;
};

/** Tries again what has failed. */
export function RetryButton({ onRetry, ...rest }: RetryProps & Pick<ButtonProps, 'size'>) {
  const { t } = useLingui();
  return (
    <Button {...rest} variant="outline" onClick={() => void onRetry()}>
      {t`Try again`}
    </Button>
  );
}
