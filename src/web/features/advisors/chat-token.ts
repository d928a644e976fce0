import { accessToken, authClient } from '#web/lib/session/auth-client.ts';

/** The session's access token, or a new one if the chat was refused with this one. Never rejects. */
export async function chatToken(refused: string | null): Promise<string | null> {
  try {
    const token = await accessToken();
    if (token === null || token !== refused) return token;
    const client = await authClient();
    const { data } = await client.refreshSession();
    return data.session?.access_token ?? null;
  } catch {
    return null;
  }
}
