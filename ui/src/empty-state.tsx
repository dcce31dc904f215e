import type { ReactNode } from 'react';

/** Empty state: the reason, and what to do about it. */
export function EmptyState(props: { icon?: ReactNode; title: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-14 text-center">
      {props.icon && (
        <span
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf [&>svg]:size-7"
        >
          {props.icon}
        </span>
      )}
      <p className="max-w-sm text-lg font-semibold text-balance">{props.title}</p>
      {props.children}
    </div>
  );
}
