import type { RareWays as Ways } from '#web/lib/sign-in/provider-flow.ts';
import { OrganizationForm } from './organization-form.tsx';
import { PhoneForm } from './phone-form.tsx';

/** Shown behind "Other ways to sign in". */
export function RareWays({ ways }: { ways: Ways }) {
  return (
    <div className="space-y-6">
      {ways.byOrganization && <OrganizationForm />}
      {ways.byText && <PhoneForm />}
    </div>
  );
}
