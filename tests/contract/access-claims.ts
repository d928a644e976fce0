/** What an access token says of somebody who has signed in by password alone, in a session that is named like them. */
export function accessClaims({ id, email }: { id: string; email: string }, sessionId = id) {
  return {
    sub: id,
    email,
    phone: '',
    role: 'authenticated' as const,
    aal: 'aal1' as const,
    amr: [],
    session_id: sessionId,
    is_anonymous: false,
    app_metadata: {},
    user_metadata: {},
  };
}
