import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { readAuthRedirect } from '#web/lib/session/auth-redirect.ts';
import { firstInteraction } from '#web/lib/loading/first-interaction.ts';
import { usePreloadOnIntent } from '#web/lib/loading/route-preload.ts';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingMessage } from '#web/ui/status/loading-message.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type AuthMessage, AuthMessageBox } from './auth-message.tsx';
import { Horizon } from './horizon.tsx';
import { loadAuthCode } from './load-auth-code.ts';
import { LoginForm } from './login-form.tsx';

const CodeForm = lazyPart(() => import('./code-form.tsx').then((module) => module.CodeForm));
const nothing = () => null;
// The password form is the fallback if the module can't be loaded.
const OtherWays = lazyPart(() =>
  import('./other-ways.tsx').then(
    (module) => module.OtherWays,
    () => nothing,
  ),
);
const RegisterForm = lazyPart(() => import('./register-form.tsx').then((module) => module.RegisterForm));
const ResetForm = lazyPart(() => import('./reset-form.tsx').then((module) => module.ResetForm));

type AuthTab = 'login' | 'register' | 'reset';

/** Login, Register and Reset. Prerendered, so rendering must not depend on the address. */
export function AuthPage() {
  const { session } = useSession();
  const [tab, setTab] = useAskedTab();
  const [email, setEmail] = useState('');
  const [message, setMessage] = useArrivalMessage();
  const { onFocus: preloadHome } = usePreloadOnIntent('/');

  if (session.status === 'signed-in') return <Navigate to="/" replace />;

  const backToLogin = (news: AuthMessage) => {
    setMessage(news);
    setTab('login');
  };
  const login = (
    <>
      {message && <AuthMessageBox message={message} />}
      <LoginForm
        rememberedEmail={email}
        canResend={message?.kind === 'link-expired' || message?.kind === 'link-failed'}
        onUnconfirmed={setEmail}
      />
    </>
  );
  const register = (
    <RegisterForm
      onRegistered={(registered) => {
        setEmail(registered);
        backToLogin({ kind: 'registered', email: registered });
      }}
    />
  );

  return (
    <div className="@container mx-auto max-w-5xl">
      <div className="grid items-center gap-8 lg:@[52rem]:min-h-[calc(100dvh-14rem)] lg:@[52rem]:grid-cols-[minmax(0,1fr)_27rem] lg:@[52rem]:gap-16">
        <div className="space-y-3 lg:space-y-5">
          <PageHeading title="Sign in" className="text-xl md:text-2xl">
            A steady place while things change
          </PageHeading>
          <p className="max-w-md text-ink-soft">
            Six guides to talk to, all your dates in one place, and clear steps to follow. It’s private, and
            you set the pace.
          </p>
          <Horizon />
        </div>
        <div>
          <Card onFocus={preloadHome}>
            <Suspense fallback={<LoadingMessage />}>
              {session.status === 'signed-out' && session.needsCode ? (
                <CodeForm />
              ) : (
                <>
                  <Tabs
                    label="Your account"
                    selected={tab}
                    onSelect={setTab}
                    tabs={[
                      { id: 'login', label: 'Login', panel: login },
                      { id: 'register', label: 'Register', panel: register },
                      {
                        id: 'reset',
                        label: 'Reset',
                        panel: <ResetForm onSent={() => backToLogin({ kind: 'reset-sent' })} />,
                      },
                    ]}
                  />
                  <Suspense fallback={null}>
                    <OtherWays />
                  </Suspense>
                </>
              )}
            </Suspense>
          </Card>
          <p className="mt-4 flex flex-wrap justify-center gap-x-6 text-sm text-ink-soft">
            <a
              href="/terms"
              className="flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
            >
              Terms of Service
            </a>
            <a
              href="/privacy"
              className="flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
            >
              Privacy Policy
            </a>
            <a
              href="/safety"
              className="flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
            >
              Safety
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Needed only for interaction. After an error it is loaded again when needed. */
function preloadRest(): void {
  if (!navigator.onLine) return;
  Promise.all([loadAuthCode(), RegisterForm.preload(), ResetForm.preload()]).catch(() => undefined);
}

/** Another screen may select a tab by the navigation's state. */
function useAskedTab() {
  const { state } = useLocation();
  const asked: unknown = state;
  return useState<AuthTab>(asked === 'reset' || asked === 'register' ? asked : 'login');
}

/** Explains a failed link of an email and removes the reason from the address. */
function useArrivalMessage() {
  const state = useState<AuthMessage | null>(null);
  const [, setMessage] = state;
  useEffect(() => {
    void firstInteraction().then(preloadRest);
    const redirect = readAuthRedirect(location);
    // The result of a sign-in with a provider is in the query, too (see other-ways.tsx).
    if (redirect.kind !== 'failed' || location.search) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the page was drawn without knowing the address
    setMessage({ kind: redirect.code === 'otp_expired' ? 'link-expired' : 'link-failed' });
    history.replaceState(history.state, '', location.pathname);
  }, [setMessage]);
  return state;
}
