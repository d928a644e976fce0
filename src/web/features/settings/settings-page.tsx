import { ChevronLeft } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useIsSuperAdmin } from '#web/lib/account/account-queries.ts';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { useMedia } from '#web/lib/appearance/use-media.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { FindField } from './find-field.tsx';
import { SettingsOverview } from './settings-overview.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { settingsScreens } from './settings-screens.ts';
import { type SettingsTab, settingsTabs } from './settings-tab.ts';
import { useSettingsAddress } from './use-settings-address.ts';

const FoundSettings = lazyPart(() => import('./found-settings.tsx').then((module) => module.FoundSettings));

/** Minimum width at which the six tabs fit beside the sidebar in one line. */
const ROOM_FOR_TABS = '(min-width: 75rem)';

interface SettingsPageProps {
  /** Renders nothing without a message about the plan. */
  planBanner: ReactNode;
  /** Renders nothing while payments work. */
  paymentWarning: ReactNode;
  screens: Readonly<Record<SettingsTab, ReactNode>>;
}

/** Shows tabs if there is room, otherwise a list with a screen for each line. */
export function SettingsPage({ planBanner, paymentWarning, screens }: SettingsPageProps) {
  const { asked, select } = useSettingsAddress();
  const hasTabs = useMedia(ROOM_FOR_TABS);
  const [words, setWords] = useState('');
  const cameFrom = useFormerTab(asked);
  const isOverview = asked === null && !hasTabs;
  const isFinding = words.trim() !== '' && (hasTabs || isOverview);

  return (
    <div className="space-y-5">
      <SettingsHeader paymentWarning={paymentWarning}>
        {!hasTabs && !isOverview && <BackLink />}
        {(hasTabs || isOverview) && (
          <FindField words={words} onChange={setWords} onWanted={() => void FoundSettings.preload()} />
        )}
      </SettingsHeader>
      {isFinding && (
        <Suspense>
          <FoundSettings words={words} onChosen={() => setWords('')} />
        </Suspense>
      )}
      {/* Text typed in a form survives a search. */}
      <div hidden={isFinding}>
        {hasTabs && (
          <Tabs
            label="Settings"
            selected={asked ?? 'account'}
            onSelect={select}
            tabs={settingsTabs.map((tab) => ({
              id: tab,
              label: settingsScreens[tab].title,
              panel: (
                <SettingsPanel tab={tab} isScreen={false}>
                  {screens[tab]}
                </SettingsPanel>
              ),
            }))}
          />
        )}
        {!hasTabs && asked && (
          <SettingsPanel key={asked} tab={asked} isScreen>
            {screens[asked]}
          </SettingsPanel>
        )}
        {isOverview && (
          <div className="space-y-5">
            {planBanner}
            <SettingsOverview cameFrom={cameFrom} />
          </div>
        )}
      </div>
    </div>
  );
}

function SettingsHeader({ paymentWarning, children }: { paymentWarning: ReactNode; children: ReactNode }) {
  const isSuperAdmin = useIsSuperAdmin();
  return (
    <header className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading title="Settings">Settings</PageHeading>
        {isSuperAdmin && <Badge tone="apricot">SuperAdmin Mode Active</Badge>}
        {children}
      </div>
      {isSuperAdmin && (
        <Notice>
          <p>You have all premium features and unlimited document credits without a subscription.</p>
        </Notice>
      )}
      {paymentWarning}
    </header>
  );
}

function BackLink() {
  return (
    <AppLink
      to="/settings"
      replace
      className="-mr-2 ml-auto inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold text-pine"
    >
      <ChevronLeft aria-hidden className="size-4" />
      All settings
    </AppLink>
  );
}

/** The previous screen. */
function useFormerTab(asked: SettingsTab | null): SettingsTab | null {
  const last = useRef(asked);
  const [former, setFormer] = useState<SettingsTab | null>(null);
  useEffect(() => {
    if (last.current !== asked) setFormer(last.current);
    last.current = asked;
  }, [asked]);
  return former;
}
