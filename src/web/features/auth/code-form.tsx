import { authClient } from '#web/lib/session/auth-client.ts';
import { SecondStepForm } from '#web/ui/proof/second-step-form.tsx';

/** After the password, for accounts with two-step sign-in. The session change then opens the app. */
export function CodeForm() {
  return (
    <div className="space-y-4">
      <h2 className="text-lg">One more step</h2>
      <SecondStepForm
        submitLabel="Continue"
        onTaken={() => Promise.resolve()}
        cancelLabel="Back to login"
        onCancel={() => void leave()}
      />
    </div>
  );
}

async function leave(): Promise<void> {
  document.documentElement.dataset['ended'] = 'wanted';
  const client = await authClient();
  await client.signOut({ scope: 'local' });
}
