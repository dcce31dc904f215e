import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { takeInitialQuery } from '../../lib/secret-url.ts';
import { adoptToken } from '../session/index.ts';
import { type DeletionLink, parseDeletionLink } from './deletion-link.ts';

/**
 * What the page was opened with; undefined until it is known. The token is kept as the access token and
 * everything leaves the address bar at once: no history, no log and no referrer has it. Over a reload
 * the rest stays in this entry of the history.
 */
export function useDeletionLink(): DeletionLink | undefined {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [link, setLink] = useState<DeletionLink>();
  useEffect(() => {
    const query = search || takeInitialQuery();
    if (query !== '') {
      const parsed = parseDeletionLink(query);
      if (parsed.token !== '') adoptToken(client, parsed.token);
      const { token, ...rest } = parsed;
      setLink(parsed);
      void navigate(paths.deleteAccount(), { replace: true, state: { deletion: rest } });
      return;
    }
    const stored = (state as { deletion?: Omit<DeletionLink, 'token'> } | null)?.deletion;
    setLink((current) => current ?? { ...parseDeletionLink(''), ...stored });
  }, [search, state, navigate, client]);
  return link;
}
