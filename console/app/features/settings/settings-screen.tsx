import { useLingui } from '@lingui/react/macro';
import { settingDefinitions } from '@sabuja/contract/rules/setting-definitions';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../lib/loaded.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { groupLabels } from './setting-labels.ts';
import { SettingsGroup } from './settings-group.tsx';
import { settingsQuery } from './settings-query.ts';

const groups = Object.keys(groupLabels) as (keyof typeof groupLabels)[];

/** The shop's settings: what it requires of an order, and what it offers at checkout. */
export function SettingsScreen() {
  const { t, i18n } = useLingui();
  const query = useQuery(settingsQuery);
  usePageTitle(t`Settings`);
  return (
    <Page title={t`Settings`}>
      <div className="max-w-3xl">
        <Loaded query={query} failed={t`The settings could not be loaded.`}>
          {({ results, can_pay_online }) => (
            <div className="grid gap-6">
              {groups.map((group) => (
                <SettingsGroup
                  key={group}
                  title={i18n._(groupLabels[group])}
                  settings={results.filter(({ key }) => settingDefinitions[key].group === group)}
                  canPayOnline={can_pay_online}
                />
              ))}
            </div>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
