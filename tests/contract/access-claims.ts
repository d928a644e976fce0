/** The claims of an access token after sign-in with only a password, in a session whose ID is the person's ID. */
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
