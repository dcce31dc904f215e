import { Card } from '@sabuja/ui/card.tsx';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  description?: ReactNode;
  /** `wide`: for a page on which several people choose their name. */
  size?: 'normal' | 'wide';
  children: ReactNode;
};

/** Layout of the pages before sign-in: a centred card. */
export const SignInPage = ({ title, description, size = 'normal', children }: Props) => (
  <main className="grid min-h-dvh content-start justify-items-center gap-5 px-4 py-[max(2rem,8vh)]">
    <p className="flex items-baseline gap-2 text-brand font-extrabold text-leaf-deep">
      Sabuja <span className="text-sm font-semibold text-muted">console</span>
    </p>
    <Card
      as="section"
      className={clsx('grid w-full gap-4 p-5 sm:p-7', size === 'wide' ? 'max-w-2xl' : 'max-w-md')}
    >
      <h1 className="text-title font-extrabold">{title}</h1>
      {description && <p className="text-muted">{description}</p>}
      {children}
    </Card>
  </main>
);
