import { ChevronRight } from 'lucide-react';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { findSettings } from './find-settings.ts';
import { settingIndex } from './setting-index.ts';
import { settingsPath, settingsScreens } from './settings-screens.ts';

export function FoundSettings({ words, onChosen }: { words: string; onChosen: () => void }) {
  const found = findSettings(settingIndex, words);
  return (
    <section aria-label="Settings found">
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {found.length === 0 ? 'Nothing found' : found.length === 1 ? '1 setting' : `${found.length} settings`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={`No settings match “${words.trim()}”`}
          description="Try another word, such as “dark,” “emails,” or “delete.”"
          action={
            <AppLink
              to="/help"
              className="inline-flex min-h-11 items-center text-pine underline underline-offset-4"
            >
              Ask the support chat
            </AppLink>
          }
        />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
          {found.map(({ title, tab, anchor }) => (
            <li key={title}>
              <AppLink
                to={settingsPath(tab, anchor)}
                onClick={onChosen}
                className="flex min-h-15 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-paper"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-ink-soft">{settingsScreens[tab].title}</span>
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
