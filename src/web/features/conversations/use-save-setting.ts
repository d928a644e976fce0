import type { RetentionChange } from '#contract/retention.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { problemText } from './ask-chat.ts';
import { useChangeRetention } from './queries.ts';

/** Saves a setting. The title of the message after that is `saved`. */
export function useSaveSetting(): (setting: RetentionChange, saved: string) => Promise<void> {
  const change = useChangeRetention();
  return async (setting, saved) => {
    try {
      await change(setting);
      showToast({ title: saved });
    } catch (error) {
      showToast({
        title: 'We couldn’t save this setting',
        description: problemText(error),
        variant: 'destructive',
      });
    }
  };
}
