import { type ReactNode, useId } from 'react';

/** Tooltip shown on hover and keyboard focus; set `describedBy` on the control. */
export function Tooltip(props: {
  text: string | undefined;
  children: (describedBy: string) => ReactNode;
}) {
  const id = useId();
  return (
    <span className="group/tip relative inline-flex min-w-0">
      {props.children(id)}
      {props.text && (
        <span
          id={id}
          role="tooltip"
          className="pointer-events-none absolute right-0 bottom-full z-20 mb-1.5 w-max max-w-44 rounded-tag bg-ink px-2.5 py-1 text-xs text-paper opacity-0 transition-opacity duration-(--quick) group-focus-within/tip:opacity-100 group-hover/tip:opacity-100"
        >
          {props.text}
        </span>
      )}
    </span>
  );
}
