import type { LegalDraftChange, LegalPublication, StaffLegalPage } from '@sabuja/contract';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import type { Locale } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const legalPagesQuery = queryOptions({
  queryKey: ['legal', 'list'],
  queryFn: () => api('GET /api/v1/staff/legal'),
});

export const legalPageQuery = (page: LegalPageName) =>
  queryOptions({
    queryKey: ['legal', 'one', page],
    queryFn: () => api('GET /api/v1/staff/legal/{page}', { params: { page } }),
  });

/** The rendered preview of a text; the previous preview is shown until the new one is loaded. */
export const previewQuery = (page: LegalPageName, language: Locale, text: string) =>
  queryOptions({
    queryKey: ['legal', 'preview', page, language, text],
    queryFn: () =>
      api('POST /api/v1/staff/legal/{page}/preview', {
        params: { page },
        body: { text, language },
      }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

function store(page: StaffLegalPage): StaffLegalPage {
  const client = queryClient();
  client.setQueryData(legalPageQuery(page.page).queryKey, page);
  void client.invalidateQueries(legalPagesQuery);
  return page;
}

/** Changes the draft of a page if it still has the version in `body`. */
export const saveLegalDraft = async (page: LegalPageName, body: LegalDraftChange) =>
  store(await api('PATCH /api/v1/staff/legal/{page}', { params: { page }, body }));

export const usePublish = (page: LegalPageName) =>
  useMutation({
    mutationFn: async (body: LegalPublication) =>
      store(await api('POST /api/v1/staff/legal/{page}/publish', { params: { page }, body })),
    // Somebody else may have changed or published the draft.
    onError: () => queryClient().invalidateQueries(legalPageQuery(page)),
  });
