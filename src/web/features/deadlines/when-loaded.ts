import type { LazyPart } from '#web/lib/loading/lazy-page.tsx';
import { showToast } from '#web/lib/toast-store.ts';

/** Opens a part whose code may have to be loaded first. Shows an error if loading fails. */
export function openWhenLoaded({ preload }: Pick<LazyPart<never>, 'preload'>, open: () => void): void {
  preload().then(open, () =>
    showToast({
      title: 'We couldn’t open this section',
      description: 'Check your connection, then try again.',
      variant: 'destructive',
    }),
  );
}
