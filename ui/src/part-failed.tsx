import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { RetryButton, type RetryProps } from './retry-button.tsx';

type Props = RetryProps & {
  /** `card` replaces one part of several, `note` stands beside its subject. */
  variant: 'card' | 'note' | 'plain';
  children: ReactNode;
};

/** Shows that a part of the page failed to load; the rest stays usable. */
export const PartFailed = ({ variant, children, ...retry }: Props) => {
  const content = (
    <>
      <p>{children}</p>
      <RetryButton {...retry} size="sm" />
    </>
  );
  if (variant === 'plain') {
    return (
      <div role="alert" className="grid justify-items-start gap-2 font-semibold text-chilli">
        {content}
      </div>
    );
  }
  return (
    <Alert
      tone="chilli"
      size={variant === 'card' ? 'lg' : 'sm'}
      role="alert"
      className="grid justify-items-start gap-2"
    >
      {content}
    </Alert>
  );
};
