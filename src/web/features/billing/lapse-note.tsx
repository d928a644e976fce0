import { AppLink } from '#web/ui/app-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';

const link = 'font-semibold text-pine underline underline-offset-4';

/** What remains without a plan: people fear for this first. */
export function LapseNote() {
  return (
    <Notice title="What stays open">
      <p>
        You can still read and change your{' '}
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
        . In your{' '}
        <AppLink to="/settings?tab=data" className={link}>
          settings
        </AppLink>{' '}
        you can download everything or delete it. If you’re in danger, help is always free. Press “Get help
        now” at the top. To open the chats again, choose a plan.
      </p>
    </Notice>
  );
}
