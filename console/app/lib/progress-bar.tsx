type Props = { label: string; value: number; max: number };

/** A labelled progress bar. */
export function ProgressBar({ label, value, max }: Props) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={Math.max(max, 1)}
      className="h-3 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-leaf"
    />
  );
}
