import { AppLink } from '#web/ui/app-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';

const link = 'font-semibold text-pine underline underline-offset-4';

/** Says what remains available without a plan, because people worry about that first. */
export function LapseNote() {
  return (
    <Notice title="What you can still use">
      <p>
        You can still see and change your{' '}
        <AppLink to="/" className={link}>
          deadlines
        </AppLink>{' '}
        and{' '}
        <AppLink to="/progress" className={link}>
          progress
        </AppLink>
        , and read the{' '}
        <AppLink to="/resources" className={link}>
          library
        </AppLink>
        . In{' '}
        <AppLink to="/settings?tab=data" className={link}>
          Settings
        </AppLink>
        , you can download everything or delete it. If you’re in danger, help is always free. Press “Get help
        now” at the top. To get your chats back, choose a plan.
      </p>
    </Notice>
  );
}
