interface HalfKnown {
  access_token: string;
  user: { factors?: readonly { status: string }[] | undefined };
}

/**
 * Whether a session still lacks its second step. The server checks the token at every request; this value only decides
 * which screen is shown.
 */
export function waitsForSecondStep({ access_token: token, user }: HalfKnown): boolean {
  const hasSecondStep = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasSecondStep && levelOf(token) !== 'aal2';
}

function levelOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : null;
  } catch {
    return null;
  }
}
