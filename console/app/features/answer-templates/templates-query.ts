import type { AnswerTemplate, AnswerTemplateChange, NewAnswerTemplate } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';
import { readText } from '../../lib/use-list-address.ts';

export type TemplateFilter = { offered?: 'yes' | 'no'; q?: string };

/** Parses the filter from the URL's parameters; ignores invalid ones. */
export function parseTemplateFilter(params: URLSearchParams): TemplateFilter {
  const offered = (['yes', 'no'] as const).find((one) => one === params.get('offered'));
  const q = readText(params, 'q');
  return { ...(offered && { offered }), ...(q && { q }) };
}

export const templatesQuery = (filter: TemplateFilter, place: Place) =>
  queryOptions({
    queryKey: ['answer-templates', filter, place],
    queryFn: () => api('GET /api/v1/staff/answer-templates', { query: { ...filter, ...place } }),
    placeholderData: keepPreviousData,
  });

type TemplateSaving =
  | { id: undefined; body: NewAnswerTemplate }
  | { id: number; body: AnswerTemplateChange };

/** Creates a template, or changes one if it still has the version in `body`. */
export async function saveTemplate({ id, body }: TemplateSaving): Promise<AnswerTemplate> {
  try {
    return id === undefined
      ? await api('POST /api/v1/staff/answer-templates', { body })
      : await api('PATCH /api/v1/staff/answer-templates/{id}', { params: { id }, body });
  } finally {
    void queryClient().invalidateQueries({ queryKey: ['answer-templates'] });
    void queryClient().invalidateQueries({ queryKey: ['complaints', 'templates'] });
  }
}

/** Hides a template or offers it again, without a version check. */
export const useSetHidden = (id: number) =>
  useMutation({ mutationFn: (is_hidden: boolean) => saveTemplate({ id, body: { is_hidden } }) });
