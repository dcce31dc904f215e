import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { RevealButton } from './reveal-button.tsx';

type Props = {
  /** Loads the photo; the server records each call in the audit log. */
  load: () => Promise<{ webp: string }>;
  label: string;
  alt: string;
  /** For example to limit the height. */
  className?: string;
};

/** A photo that is loaded on a click, which the audit log records. Needs a `key` that identifies the photo. */
export function RevealedPhoto({ load, label, alt, className }: Props) {
  const reveal = useMutation({ mutationFn: load, gcTime: 0 });
  if (!reveal.data) return <RevealButton label={label} reveal={reveal} />;
  return (
    <img
      src={`data:image/webp;base64,${reveal.data.webp}`}
      alt={alt}
      className={clsx('w-full rounded-control bg-sunk', className)}
    />
  );
}
