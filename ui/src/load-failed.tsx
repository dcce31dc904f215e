import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { RetryButton, type RetryProps } from './retry-button.tsx';

type Props = RetryProps & { title: ReactNode; icon?: ReactNode };

/** Shown in place of a page or list that failed to load. */
export const LoadFailed = ({ title, icon = <RotateCw />, ...retry }: Props) => (
  <EmptyState icon={icon} title={title}>
    <RetryButton {...retry} />
  </EmptyState>
);
