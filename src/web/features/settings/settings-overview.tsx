import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AppLink } from '#web/ui/app-link.tsx';
import { settingsPath, settingsScreens } from './settings-screens.ts';
import { type SettingsTab, settingsTabs } from './settings-tab.ts';

/** Replaces tabs on narrow screens: one line for each screen. */
export function SettingsOverview({ cameFrom }: { cameFrom: SettingsTab | null }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (cameFrom) list.current?.querySelector<HTMLElement>(`[data-tab="${cameFrom}"]`)?.focus();
  }, [cameFrom]);

  return (
    <nav aria-label="All settings">
      <ul
        ref={list}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card"
      >
        {settingsTabs.map((tab) => {
          const { title, about, icon: Icon } = settingsScreens[tab];
          return (
            <li key={tab}>
              <AppLink
                to={settingsPath(tab)}
                data-tab={tab}
                className="flex min-h-15 items-center gap-4 px-4 py-3 -outline-offset-2 hover:bg-paper"
              >
                <Icon aria-hidden className="size-5 shrink-0 text-pine" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-ink-soft">{about}</span>
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
