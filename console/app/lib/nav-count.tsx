/** A counter badge in the navigation; renders nothing at 0. */
export const NavCount = ({ count, label }: { count: number; label: string }) =>
  count > 0 ? (
    <span className="tabular ml-auto rounded-full bg-haldi px-2 text-xs leading-snug font-extrabold text-on-haldi">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  ) : null;
