import { Route, Routes, matchPath } from 'react-router';
import { advisorIds } from '#domain/advisor.ts';
import { PublicShell } from './layout/public-shell.tsx';
import { type LazyPage, lazyPage } from './lib/loading/lazy-page.tsx';

const SignedInFrame = lazyPage('signed-in-frame.tsx', () =>
  import('./signed-in-frame.tsx').then((module) => module.SignedInFrame),
);
const AuthPage = lazyPage('features/auth/auth-page.tsx', () =>
  import('./features/auth/auth-page.tsx').then((module) => module.AuthPage),
);
const UpdatePasswordPage = lazyPage('features/auth/update-password-page.tsx', () =>
  import('./features/auth/update-password-page.tsx').then((module) => module.UpdatePasswordPage),
);
const TermsPage = lazyPage('features/legal/terms-page.tsx', () =>
  import('./features/legal/terms-page.tsx').then((module) => module.TermsPage),
);
const PrivacyPage = lazyPage('features/legal/privacy-page.tsx', () =>
  import('./features/legal/privacy-page.tsx').then((module) => module.PrivacyPage),
);
const SafetyPage = lazyPage('features/safety-help/safety-page.tsx', () =>
  import('./features/safety-help/safety-page.tsx').then((module) => module.SafetyPage),
);
const ProtocolPage = lazyPage('features/safety-help/protocol-page.tsx', () =>
  import('./features/safety-help/protocol-page.tsx').then((module) => module.ProtocolPage),
);
const NotFoundPage = lazyPage('features/not-found/not-found-page.tsx', () =>
  import('./features/not-found/not-found-page.tsx').then((module) => module.NotFoundPage),
);
const DashboardScreen = lazyPage('dashboard-screen.tsx', () =>
  import('./dashboard-screen.tsx').then((module) => module.DashboardScreen),
);
const AdvisorsPage = lazyPage('features/advisors/advisors-page.tsx', () =>
  import('./features/advisors/advisors-page.tsx').then((module) => module.AdvisorsPage),
);
const AdvisorScreen = lazyPage('advisor-screen.tsx', () =>
  import('./advisor-screen.tsx').then((module) => module.AdvisorScreen),
);
const ChatPage = lazyPage('features/advisors/chat-page.tsx', () =>
  import('./features/advisors/chat-page.tsx').then((module) => module.ChatPage),
);
const ConversationsPage = lazyPage('features/conversations/conversations-page.tsx', () =>
  import('./features/conversations/conversations-page.tsx').then((module) => module.ConversationsPage),
);
const PlannedPage = lazyPage('features/planned/planned-page.tsx', () =>
  import('./features/planned/planned-page.tsx').then((module) => module.PlannedPage),
);
const DocumentsScreen = lazyPage('documents-screen.tsx', () =>
  import('./documents-screen.tsx').then((module) => module.DocumentsScreen),
);
const CaseResearchScreen = lazyPage('case-research-screen.tsx', () =>
  import('./case-research-screen.tsx').then((module) => module.CaseResearchScreen),
);
const HelpScreen = lazyPage('help-screen.tsx', () =>
  import('./help-screen.tsx').then((module) => module.HelpScreen),
);
const ProgressPage = lazyPage('features/journey/progress-page.tsx', () =>
  import('./features/journey/progress-page.tsx').then((module) => module.ProgressPage),
);
const ResourcesPage = lazyPage('features/resources/resources-page.tsx', () =>
  import('./features/resources/resources-page.tsx').then((module) => module.ResourcesPage),
);
const ResourcePage = lazyPage('features/resources/resource-page.tsx', () =>
  import('./features/resources/resource-page.tsx').then((module) => module.ResourcePage),
);
const CasePage = lazyPage('features/cases/case-page.tsx', () =>
  import('./features/cases/case-page.tsx').then((module) => module.CasePage),
);
const SettingsScreen = lazyPage('settings-screen.tsx', () =>
  import('./settings-screen.tsx').then((module) => module.SettingsScreen),
);

interface Screen {
  path: string;
  page: LazyPage<never>;
  element: React.JSX.Element;
  /** Preloads the data that an address with an ID needs in addition to code. */
  prepare?: ((id: string) => Promise<unknown>) | undefined;
}

const screen = (
  path: string,
  page: LazyPage<never>,
  element: React.JSX.Element,
  prepare?: Screen['prepare'],
): Screen => ({ path, page, element, prepare });

/** Public screens. */
const publicScreens: readonly Screen[] = [
  screen('/auth', AuthPage, <AuthPage />),
  screen('/update-password', UpdatePasswordPage, <UpdatePasswordPage />),
  screen('/terms', TermsPage, <TermsPage />),
  screen('/privacy', PrivacyPage, <PrivacyPage />),
  screen('/safety', SafetyPage, <SafetyPage />),
  screen('/safety-protocol', ProtocolPage, <ProtocolPage />),
];

/** Screens that require sign-in, inside the app's frame. */
const signedInScreens: readonly Screen[] = [
  screen('/', DashboardScreen, <DashboardScreen />),
  screen('/advisors', AdvisorsPage, <AdvisorsPage />),
  ...advisorIds.map((advisor) =>
    screen(`/${advisor}`, AdvisorScreen, <AdvisorScreen key={advisor} advisor={advisor} />),
  ),
  screen('/chat', ChatPage, <ChatPage />),
  screen('/conversations', ConversationsPage, <ConversationsPage />),
  screen('/conversations/:id', ConversationsPage, <ConversationsPage />),
  screen('/documents', DocumentsScreen, <DocumentsScreen />),
  screen('/progress', ProgressPage, <ProgressPage />),
  screen('/resources', ResourcesPage, <ResourcesPage />),
  screen('/resources/states/:id', ResourcePage, <ResourcePage />),
  screen('/resources/:id', ResourcePage, <ResourcePage />, (id) =>
    import('./features/resources/use-article.ts').then((module) => module.prepareArticle(id)),
  ),
  screen('/marketplace', PlannedPage, <PlannedPage key="marketplace" screen="marketplace" />),
  screen('/case-research', CaseResearchScreen, <CaseResearchScreen />),
  screen('/case-research/:id', CasePage, <CasePage />),
  screen('/settings', SettingsScreen, <SettingsScreen />),
  screen('/help', HelpScreen, <HelpScreen />),
];

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        {publicScreens.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<SignedInFrame />}>
        {signedInScreens.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Route>
    </Routes>
  );
}

/** Loads the code of a path's screen and of the frame around it. */
export async function preloadScreen(pathname: string): Promise<void> {
  const match = (screens: readonly Screen[]) => screens.find(({ path }) => matchPath(path, pathname));
  const open = match(publicScreens);
  const signedIn = open ? undefined : match(signedInScreens);
  const { id } = (signedIn && matchPath(signedIn.path, pathname)?.params) ?? {};
  await Promise.all([
    signedIn && SignedInFrame.preload(),
    (open ?? signedIn)?.page.preload() ?? NotFoundPage.preload(),
    // The screen itself reports what could not be loaded.
    id && signedIn?.prepare?.(id).catch(() => undefined),
  ]);
}

/** Used by the build: the files whose chunks a path needs first. */
export const screenSources: readonly { path: string; needsFrame: boolean; sources: readonly string[] }[] = [
  { path: '*', needsFrame: false, sources: [NotFoundPage.source] },
  ...publicScreens.map(({ path, page }) => ({ path, needsFrame: false, sources: [page.source] })),
  ...signedInScreens.map(({ path, page }) => ({
    path,
    needsFrame: true,
    sources: [SignedInFrame.source, page.source],
  })),
];
