import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { RevealButton } from './reveal-button.tsx';

type Props = {
  /** The call that reveals the photo; the server records it. */
  load: () => Promise<{ webp: string }>;
  label: string;
  alt: string;
  /** Bounds its height where the page has little room. */
  className?: string;
};

/** A photo that a click opens; the audit log records each time. Give it the `key` of its subject. */
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
