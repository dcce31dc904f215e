import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { takeInitialQuery } from '../../lib/secret-url.ts';
import { adoptToken } from '../session/index.ts';
import { type DeletionLink, parseDeletionLink } from './deletion-link.ts';

/**
 * The deletion link the page was opened with; undefined until read. The token is stored as the
 * access token and everything is removed from the address bar at once, so that it appears in no
 * history, log or referrer. The other fields stay in this history entry across a reload.
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
