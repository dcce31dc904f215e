import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownLine } from './waiting-picks.ts';

type Props = {
  lines: readonly ShownLine[];
  /** Note about what has to wait for the network. */
  children?: ReactNode;
};

/** How many lines are left to pick. */
export function LinesLeft({ lines, children }: Props) {
  const { t } = useLingui();
  const left = lines.filter(({ pick }) => pick === null).length;
  const isWaiting = lines.some((line) => line.isWaiting);
  return (
    <p role="status" className="tabular font-bold">
      {left === 0
        ? isWaiting
          ? t`Waiting to be sent`
          : t`Every line is picked`
        : t`${plural(left, { one: '# line left', other: '# lines left' })}`}
      {children}
    </p>
  );
}
