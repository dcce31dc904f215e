import { useLingui } from '@lingui/react/macro';
import { Select } from '@sabuja/ui/select.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { CategoryPageView } from './category-view.ts';

type Props = {
  categoryId: number;
  view: CategoryPageView;
  showsVegFilter: boolean;
  title: ReactNode;
};

/** Controls to select products or combos, and the diet. The selection is stored in the URL. */
export const ListControls = ({ categoryId, view, showsVegFilter, title }: Props) => (
  <ControlsFrame title={title}>
    <KindToggle categoryId={categoryId} view={view} />
    {showsVegFilter && <DietSelect categoryId={categoryId} view={view} />}
  </ControlsFrame>
);

/** Placeholder of the controls while the category loads. */
export const ListControlsSkeleton = ({ title }: { title: ReactNode }) => (
  <ControlsFrame title={title}>
    <Skeleton className="h-12 [grid-area:kind]" />
  </ControlsFrame>
);

const ControlsFrame = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className="mb-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5 [grid-template-areas:'title_diet'_'kind_kind'] md:mb-0 md:grid-cols-[18rem_auto_1fr] md:gap-y-4 md:[grid-template-areas:'title_title_title'_'kind_diet_.']">
    <div className="grid min-h-11 content-center [grid-area:title]">{title}</div>
    {children}
  </div>
);

type ControlProps = Pick<Props, 'categoryId' | 'view'>;

const pathWith = ({ categoryId, view }: ControlProps, change: Partial<CategoryPageView>) =>
  paths.category(categoryId, { ...view, page: undefined, ...change });

const toggleClass = (isOn: boolean) =>
  clsx(
    'grid min-h-11 min-w-0 flex-1 place-items-center rounded-control px-1 text-label transition-colors md:min-h-10 md:px-4',
    isOn ? 'bg-surface font-bold text-ink shadow-rest' : 'font-medium text-muted hover:text-ink',
  );

function KindToggle(props: ControlProps) {
  const { t } = useLingui();
  const isCombo = props.view.show === 'combo';
  return (
    <nav
      aria-label={t`What to show`}
      className="flex rounded-field bg-sunk p-0.5 [grid-area:kind] md:p-1"
    >
      <Link
        to={pathWith(props, { show: undefined })}
        aria-current={isCombo ? undefined : 'true'}
        className={toggleClass(!isCombo)}
      >
        {t`Products`}
      </Link>
      <Link
        to={pathWith(props, { show: 'combo' })}
        aria-current={isCombo ? 'true' : undefined}
        className={toggleClass(isCombo)}
      >
        {t`Combo`}
      </Link>
    </nav>
  );
}

const parseDiet = (value: string): 0 | 1 | undefined =>
  value === '' ? undefined : value === '0' ? 0 : 1;

function DietSelect(props: ControlProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <div className="w-28 [grid-area:diet] md:w-36">
      <Select
        label={t`Vegetarian or not`}
        hideLabel
        value={props.view.veg ?? ''}
        onChange={({ target }) => void navigate(pathWith(props, { veg: parseDiet(target.value) }))}
        className="min-h-11!"
      >
        <option value="">{t`All`}</option>
        <option value="0">{t`Veg`}</option>
        <option value="1">{t`Non-Veg`}</option>
      </Select>
    </div>
  );
}
