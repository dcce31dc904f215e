import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { FilterChoice, FilterForm, FilterSearch } from '../../lib/filter-form.tsx';
import { useListAddress } from '../../lib/use-list-address.ts';
import { InboxFrame } from '../inbox/index.ts';
import { TemplateRow } from './template-row.tsx';
import { parseTemplateFilter, type TemplateFilter, templatesQuery } from './templates-query.ts';

const TemplateDialog = lazyDialog(
  async () => (await import('./template-dialog.tsx')).TemplateDialog,
);

/** The answer templates: texts that staff insert into an answer to a complaint. */
export function TemplatesScreen() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(parseTemplateFilter);
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <InboxFrame
        title={t`Answer templates`}
        note={t`What you write often to customers who complain. It is inserted in the customer's language and can be changed before it is sent.`}
        action={<Button onClick={() => setIsCreating(true)}>{t`New template`}</Button>}
        sheet={{
          label: t`These templates`,
          path: `/api/v1/staff/answer-templates/csv?${search}`,
          name: 'answer-templates',
        }}
        filters={
          <TemplateFilters key={JSON.stringify(filter)} filter={filter} onChange={setFilter} />
        }
        query={useQuery(templatesQuery(filter, place))}
        failed={t`The templates could not be loaded.`}
        empty={{ icon: <MessageSquareText />, title: t`There are no such templates.` }}
        onPlaceChange={setPlace}
      >
        {(template) => <TemplateRow key={template.template_id} template={template} />}
      </InboxFrame>
      <TemplateDialog open={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
}

type FilterProps = {
  filter: TemplateFilter;
  onChange: (filter: Readonly<Record<string, string>>) => void;
};

function TemplateFilters({ filter, onChange }: FilterProps) {
  const { t } = useLingui();
  return (
    <FilterForm onChange={onChange}>
      <FilterSearch label={t`Name or text`} value={filter.q} />
      <FilterChoice
        label={t`Offered`}
        name="offered"
        value={filter.offered}
        choices={[
          ['yes', t`Offered`],
          ['no', t`Not offered`],
        ]}
      />
    </FilterForm>
  );
}
