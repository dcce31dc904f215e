import { useLingui } from '@lingui/react/macro';
import { settingDefinitions } from '@sabuja/contract/rules/setting-definitions';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { groupLabels } from './setting-labels.ts';
import { SettingsGroup } from './settings-group.tsx';
import { settingsQuery } from './settings-query.ts';

const groups = Object.keys(groupLabels) as (keyof typeof groupLabels)[];

/** What the shop asks of an order and offers at checkout. */
export function SettingsScreen() {
  const { t, i18n } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery(settingsQuery);
  usePageTitle(t`Settings`);
  if (isError && !data) {
    return (
      <LoadFailed
        title={t`The settings could not be loaded.`}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  }
  return (
    <Page title={t`Settings`}>
      <div className="grid max-w-3xl gap-6">
        {groups.map((group) =>
          data ? (
            <SettingsGroup
              key={group}
              title={i18n._(groupLabels[group])}
              settings={data.results.filter(({ key }) => settingDefinitions[key].group === group)}
              canPayOnline={data.can_pay_online}
            />
          ) : (
            <Skeleton key={group} className="h-52 rounded-card" />
          ),
        )}
      </div>
    </Page>
  );
}
