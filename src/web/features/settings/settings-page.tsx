import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useIsSuperAdmin } from '#web/lib/account-queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AccountTab } from './account-tab.tsx';
import { type SettingsTab, isFormerTab, settingsTab } from './settings-tab.ts';

interface SettingsPageProps {
  /** Renders nothing for anybody without news of the plan. */
  planBanner: ReactNode;
  /** Renders nothing while payments work. */
  paymentWarning: ReactNode;
  subscription: ReactNode;
  signInMail: ReactNode;
  reminders: ReactNode;
  offline: ReactNode;
  yourData: ReactNode;
}

export function SettingsPage({ paymentWarning, subscription, ...account }: SettingsPageProps) {
  const isSuperAdmin = useIsSuperAdmin();
  const [selected, select] = useSelectedTab();
  return (
    <div className="space-y-5">
      <header className="space-y-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageHeading title="Settings">Settings</PageHeading>
          {isSuperAdmin && <Badge tone="apricot">SuperAdmin Mode Active</Badge>}
        </div>
        {isSuperAdmin && (
          <Notice>
            <p>You have all premium features and unlimited document credits without a subscription.</p>
          </Notice>
        )}
        {paymentWarning}
      </header>
      <Tabs
        label="Settings"
        selected={selected}
        onSelect={select}
        tabs={[
          {
            id: 'account',
            label: 'Account',
            panel: <AccountTab {...account} />,
          },
          { id: 'subscription', label: 'Subscription', panel: subscription },
        ]}
      />
    </div>
  );
}

/** Stands in the address; going back leaves the settings instead of going through the tabs. */
function useSelectedTab(): [SettingsTab, (tab: SettingsTab) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');

  useEffect(() => {
    if (isFormerTab(asked)) setQuery({ tab: 'account' }, { replace: true });
  }, [asked, setQuery]);

  return [settingsTab(asked), (tab) => setQuery({ tab }, { replace: true })];
}
