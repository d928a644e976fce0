import { advisorIds } from '#domain/advisor.ts';

const signedIn = [
  '/',
  '/advisors',
  '/documents',
  '/progress',
  '/resources',
  '/resources/:id',
  '/marketplace',
  '/case-research',
  '/case-research/:id',
  '/settings',
  '/help',
  '/chat',
  ...advisorIds.map((advisor) => `/${advisor}`),
];
const open = ['/auth', '/update-password', '/terms', '/privacy'];

/** Every address the web app has a screen for; the server answers 404 (with the same page) for the rest. */
export const webRoutes: readonly string[] = [...open, ...signedIn];

export function isWebRoute(path: string): boolean {
  const parts = path.replace(/(.)\/$/, '$1').split('/');
  return webRoutes.some((route) => {
    const expected = route.split('/');
    return (
      expected.length === parts.length &&
      expected.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    );
  });
}
