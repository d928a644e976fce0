import { useSearchParams } from 'react-router';
import { useUser } from '#web/lib/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ThemeSetting } from './theme-setting.tsx';

type SettingsTab = 'account' | 'subscription';

export function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  // Old links name tabs that are gone ('advisors', 'notifications'): they lead to the account.
  const selected: SettingsTab = query.get('tab') === 'subscription' ? 'subscription' : 'account';
  return (
    <div className="max-w-2xl space-y-5">
      <PageHeading title="Settings">Settings</PageHeading>
      <Tabs
        label="Settings"
        selected={selected}
        onSelect={(tab) => setQuery({ tab }, { replace: true })}
        tabs={[
          { id: 'account', label: 'Account', panel: <AccountTab /> },
          { id: 'subscription', label: 'Subscription', panel: <SubscriptionTab /> },
        ]}
      />
    </div>
  );
}

function AccountTab() {
  const user = useUser();
  return (
    <div className="space-y-4">
      <Card>
        <h2 className="mb-2 text-lg">Your account</h2>
        <p>
          You are signed in as <strong className="font-semibold break-words">{user.email}</strong>.
        </p>
        <p className="mt-2 text-sm text-ink-soft">You will be able to change your name and password here.</p>
      </Card>
      <ThemeSetting />
    </div>
  );
}

function SubscriptionTab() {
  return (
    <Card>
      <h2 className="mb-2 text-lg">Your plan</h2>
      <p>You will be able to choose, change and cancel your plan here. Nothing is charged until then.</p>
    </Card>
  );
}
