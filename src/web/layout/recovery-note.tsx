import { useSession } from '#web/lib/session/session.tsx';
import { AppLink } from '#web/ui/app-link.tsx';

/** Shown to people who opened a reset link and continued without setting a new password: the old one is still lost. */
export function RecoveryNote() {
  const { session } = useSession();
  if (session.status !== 'signed-in' || !session.isRecovering) return null;
  return (
    <div className="beside-sidebar no-print">
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-6 bg-apricot-soft px-4 py-1 text-sm md:px-8"
      >
        <p>You opened a link to set a new password, but you haven’t set one yet.</p>
        {/* With a hash, the screen treats the link as valid, which it was. */}
        <AppLink
          to="/update-password#again"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          Set a new password
        </AppLink>
      </div>
    </div>
  );
}
