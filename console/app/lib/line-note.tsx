import { StickyNote } from 'lucide-react';

/** A customer's note on a line or on the delivery. */
export const LineNote = ({ note }: { note: string }) => (
  <span className="mt-1 flex w-fit items-start gap-1.5 rounded-tag bg-haldi-soft px-2 py-0.5 text-haldi-text">
    <StickyNote aria-hidden="true" className="mt-1 size-4 shrink-0" />
    {note}
  </span>
);
