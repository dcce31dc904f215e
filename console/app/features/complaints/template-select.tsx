import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { filledTemplatesQuery } from './complaint-queries.ts';

const languages = { en: msg`English`, hi: msg`Hindi`, or: msg`Odia` } as const;

type Props = { ticketNo: string; onInsert: (text: string) => void };

/** Inserts an answer template, in the customer's language and filled with the values of the complaint. */
export function TemplateSelect({ ticketNo, onInsert }: Props) {
  const { t, i18n } = useLingui();
  const query = useQuery(filledTemplatesQuery(ticketNo));
  if (query.isError && !query.data) {
    return (
      <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
        {t`The templates could not be loaded.`}
      </PartFailed>
    );
  }
  const { results = [], language = 'en' } = query.data ?? {};
  if (query.data && results.length === 0) {
    return (
      <p className="text-sm text-muted">
        {t`There are no templates yet.`}{' '}
        <Link to={paths.answerTemplates} className="font-semibold text-leaf hover:underline">
          {t`Answer templates`}
        </Link>
      </p>
    );
  }
  return (
    <Select
      label={t`Insert a template`}
      value=""
      disabled={!query.data}
      hint={t`In the customer's language: ${i18n._(languages[language])}`}
      onChange={({ target }) => {
        const chosen = results.find(({ template_id }) => String(template_id) === target.value);
        if (chosen) onInsert(chosen.text);
      }}
    >
      <option value="">{t`Choose a template`}</option>
      {results.map(({ template_id, name }) => (
        <option key={template_id} value={template_id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
