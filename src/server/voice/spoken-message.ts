import * as v from 'valibot';
import { assistantId, messagePart } from '#contract/chat.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { VerifiedClaims } from '../auth/tokens/access-token.ts';
import type { Database } from '../database/database.ts';

const stored = v.object({
  advisor: assistantId,
  hasAccess: v.boolean(),
  isSensitive: v.boolean(),
  parts: v.array(messagePart),
});

interface SpokenMessage {
  advisor: AssistantId;
  hasAccess: boolean;
  /** The safety gate has answered in this conversation, so its text is not sent to another service. */
  isSensitive: boolean;
  text: string;
}

/** An answer to the person. Null if there is none with this ID, or it is still being written. */
export async function readSpokenMessage(
  database: Database,
  claims: VerifiedClaims,
  message: string,
): Promise<SpokenMessage | null> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select advisor, public.can_access_advisor(advisor) as "hasAccess", messages.parts,
         sensitive or exists (
           select from public.messages as said, jsonb_array_elements(said.parts) as part
           where said.conversation_id = conversations.id and part ->> 'type' = 'safety'
         ) as "isSensitive"
       from public.messages join public.conversations on conversations.id = messages.conversation_id
       where messages.id = $1::uuid and role = 'assistant' and status <> 'streaming'`,
      [message],
    ),
  );
  if (!row) return null;
  const { parts, ...rest } = v.parse(stored, row);
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
  return { ...rest, text };
}
