import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { authClient } from '#web/lib/session/auth-client.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { useUser } from '#web/lib/session/session.tsx';

export interface TwoStep {
  /** Null if it is off. */
  factorId: string | null;
  /** Whether codes are sent by text message. */
  byText: boolean;
  /** The number of unused recovery codes. */
  codesLeft: number;
}

export const twoStepKey = (userId: string) => ['two-step', userId] as const;
export const sessionsKey = (userId: string) => ['sessions', userId] as const;

export function useTwoStep() {
  const { id } = useUser();
  return useQuery({ queryKey: twoStepKey(id), queryFn: loadTwoStep });
}

async function loadTwoStep(): Promise<TwoStep> {
  const client = await authClient();
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  const factorId = data.totp[0]?.id ?? data.phone[0]?.id ?? null;
  if (!factorId) return { factorId, byText: false, codesLeft: 0 };
  const codes = await client.mfa.recoveryCodes.getStatus();
  if (codes.error && codes.error.code !== 'mfa_factor_not_found') throw codes.error;
  return { factorId, byText: data.totp.length === 0, codesLeft: codes.data?.remaining ?? 0 };
}

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
const text = v.nullable(v.string());

const sessionRows = v.array(
  v.object({ id: v.string(), last_seen_at: moment, user_agent: text, is_current: v.boolean() }),
);
export type SessionRow = v.InferOutput<typeof sessionRows>[number];

/** The sessions of the account, this browser first. */
export function useSessions() {
  const { id } = useUser();
  return useQuery({ queryKey: sessionsKey(id), queryFn: async () => call('list_sessions', sessionRows) });
}

const eventRows = v.array(
  v.object({ id: v.string(), happened_at: moment, action: v.string(), user_agent: text }),
);

/** The account's security events, newest first. */
export function useSecurityEvents({ isWanted }: { isWanted: boolean }) {
  const { id } = useUser();
  return useQuery({
    queryKey: ['security-events', id],
    queryFn: () => call('list_security_events', eventRows),
    enabled: isWanted,
    staleTime: 0,
  });
}

async function call<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const client = await dataClient();
  const { data, error } = await client.rpc(name);
  if (error) throw error;
  return v.parse(schema, data);
}

export async function endSession(session: string): Promise<void> {
  const client = await dataClient();
  await client.rpc('end_session', { session }).throwOnError();
}

export async function endOtherSessions(): Promise<void> {
  const client = await authClient();
  const { error } = await client.signOut({ scope: 'others' });
  if (error) throw error;
}
