/** The claims of an access token after sign-in by password only, in a session with the same ID as the person. */
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
