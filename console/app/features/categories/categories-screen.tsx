import { useLingui } from '@lingui/react/macro';
import type { StaffCategory } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { categoriesQuery, groupCategories } from '../../lib/categories-query.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import type { Edited } from './edited.ts';

const CategoryDialog = lazyDialog(
  async () => (await import('./category-dialog.tsx')).CategoryDialog,
);

/** Categories with their subcategories, in the sequence of the storefront. */
export function CategoriesScreen() {
  const { t } = useLingui();
  const query = useQuery(categoriesQuery);
  const [edited, setEdited] = useState<Edited>();
  const mayManage = useSession()?.permissions.includes('catalogue.manage') ?? false;
  usePageTitle(t`Categories`);
  const edit = mayManage ? setEdited : undefined;
  return (
    <Page
      title={t`Categories`}
      actions={
        mayManage && (
          <Button size="sm" onClick={() => setEdited({ parentId: null })}>
            {t`New category`}
          </Button>
        )
      }
    >
      <Loaded query={query} failed={t`The categories could not be loaded.`}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={<FolderTree />} title={t`The shop has no categories yet.`} />
          ) : (
            <div className="grid items-start gap-4 md:grid-cols-2 2xl:grid-cols-3">
              {groupCategories(results).map((group) => (
                <CategoryCard key={group.top.category_id} {...group} onEdit={edit} />
              ))}
            </div>
          )
        }
      </Loaded>
      <CategoryDialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        edited={edited}
        categories={query.data?.results ?? []}
      />
    </Page>
  );
}

type OnEdit = ((edited: Edited) => void) | undefined;
type CardProps = {
  top: StaffCategory;
  subcategories: readonly StaffCategory[];
  onEdit: OnEdit;
};

function CategoryCard({ top, subcategories, onEdit }: CardProps) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-label={top.name} className="overflow-hidden">
      <h2 className="bg-sunk">
        <CategoryRow category={top} onEdit={onEdit} isTop />
      </h2>
      <ul className="divide-y divide-line">
        {subcategories.map((category) => (
          <li key={category.category_id}>
            <CategoryRow category={category} onEdit={onEdit} />
          </li>
        ))}
      </ul>
      {onEdit && (
        <Button
          variant="ghost"
          size="sm"
          className="m-2"
          onClick={() => onEdit({ parentId: top.category_id })}
        >
          {t`New subcategory`}
        </Button>
      )}
    </Card>
  );
}

type RowProps = { category: StaffCategory; onEdit: OnEdit; isTop?: boolean };

function CategoryRow({ category, onEdit, isTop = false }: RowProps) {
  const { t } = useLingui();
  const { name, items, inactive } = category;
  return (
    <span className="flex min-h-touch items-center gap-3 px-4 py-2">
      <span className="min-w-0 flex-1">
        <span className={isTop ? 'font-bold break-words' : 'break-words'}>{name}</span>
        <span className="tabular block text-sm font-normal text-muted">{t`Products: ${items}`}</span>
      </span>
      {inactive && <Badge>{t`Hidden`}</Badge>}
      {onEdit && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Change ${name}`}
          onClick={() => onEdit({ category })}
        >
          {t`Change`}
        </Button>
      )}
    </span>
  );
}
