import { advisorIds } from '#domain/advisor.ts';

const signedIn = [
  '/',
  '/advisors',
  '/documents',
  '/progress',
  '/resources',
  '/resources/states/:id',
  '/resources/:id',
  '/marketplace',
  '/case-research',
  '/case-research/:id',
  '/settings',
  '/help',
  '/chat',
  '/conversations',
  '/conversations/:id',
  ...advisorIds.map((advisor) => `/${advisor}`),
];
const open = ['/auth', '/update-password', '/terms', '/privacy', '/safety', '/safety-protocol'];

/** Every path that the web app has a screen for. For any other path the server returns its own 404 page. */
export const webRoutes: readonly string[] = [...open, ...signedIn];

/** The route of a path, such as `/resources/:id`. */
export function findWebRoute(path: string): string | undefined {
  const parts = path.replace(/(.)\/$/, '$1').split('/');
  return webRoutes.find((route) => {
    const expected = route.split('/');
    return (
      expected.length === parts.length &&
      expected.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    );
  });
}
