import clsx from 'clsx';

type Props = { tag: string | undefined; isDone?: boolean };

/** The letter of an order's container. */
export const OrderTag = ({ tag, isDone = false }: Props) => (
  <span
    className={clsx(
      'grid size-9 shrink-0 place-items-center rounded-full text-lg font-extrabold',
      isDone ? 'bg-leaf-soft text-leaf-deep' : 'bg-ink text-paper',
    )}
  >
    {tag}
  </span>
);
