import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { settingsScreens } from './settings-screens.ts';
import type { SettingsTab } from './settings-tab.ts';
import { useSettingsAnchor } from './use-settings-anchor.ts';

interface SettingsPanelProps {
  tab: SettingsTab;
  /** A separate screen shows its name and takes the focus. A tab's panel does neither. */
  isScreen: boolean;
  children: ReactNode;
}

export function SettingsPanel({ tab, isScreen, children }: SettingsPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const wasOpened = useNavigationType() === NavigationType.Push && isScreen && !hash;
  useSettingsAnchor(place);

  useEffect(() => {
    if (!wasOpened) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [wasOpened]);

  return (
    // The plans use the full width.
    <div ref={place} className={`space-y-5 ${tab === 'subscription' ? '' : 'max-w-2xl'}`}>
      <h2 ref={title} tabIndex={-1} className={isScreen ? 'text-lg' : 'sr-only'}>
        {settingsScreens[tab].title}
      </h2>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Loading settings...</span>
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </div>
  );
}
