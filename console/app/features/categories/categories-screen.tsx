import { useLingui } from '@lingui/react/macro';
import type { StaffCategory } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { categoriesQuery, groupCategories } from '../../lib/categories-query.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import type { Edited } from './edited.ts';

const CategoryDialog = lazyDialog(
  async () => (await import('./category-dialog.tsx')).CategoryDialog,
);

/** Categories with their subcategories, in the order of the shop. */
export function CategoriesScreen() {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery(categoriesQuery);
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
      {isError && (
        <LoadFailed
          title={t`The categories could not be loaded.`}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {!data && !isError && <Skeleton className="h-96 rounded-card" />}
      {data?.results.length === 0 && (
        <EmptyState icon={<FolderTree />} title={t`The shop has no categories yet.`} />
      )}
      <div className="grid items-start gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {groupCategories(data?.results ?? []).map(({ top, subcategories }) => (
          <Card
            as="section"
            key={top.category_id}
            aria-label={top.name}
            className="overflow-hidden"
          >
            <h2 className="bg-sunk">
              <CategoryRow category={top} onEdit={edit} isTop />
            </h2>
            <ul className="divide-y divide-line">
              {subcategories.map((category) => (
                <li key={category.category_id}>
                  <CategoryRow category={category} onEdit={edit} />
                </li>
              ))}
            </ul>
            {edit && (
              <Button
                variant="ghost"
                size="sm"
                className="m-2"
                onClick={() => edit({ parentId: top.category_id })}
              >
                {t`New subcategory`}
              </Button>
            )}
          </Card>
        ))}
      </div>
      <CategoryDialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        edited={edited}
        categories={data?.results ?? []}
      />
    </Page>
  );
}

type RowProps = {
  category: StaffCategory;
  onEdit: ((edited: Edited) => void) | undefined;
  isTop?: boolean;
};

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
