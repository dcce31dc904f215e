import clsx from 'clsx';
import type { ScanMessage } from './use-scans.ts';

/** The result of the last scan; a repeated message is announced again. */
export const ScanResult = ({ message }: { message: ScanMessage }) => (
  <p
    key={message.scans}
    role={message.isRefused ? 'alert' : 'status'}
    className={clsx('flex-1 text-lg font-bold', message.isRefused ? 'text-chilli' : 'text-leaf')}
  >
    {message.text}
  </p>
);
