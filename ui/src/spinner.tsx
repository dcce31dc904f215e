/** Loading spinner; describe what is loading in text beside it. */
export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={`inline-block animate-spin rounded-full border-[2.5px] border-current border-r-transparent ${className}`}
  />
);
