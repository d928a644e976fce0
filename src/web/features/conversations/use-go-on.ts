import { useNavigate } from 'react-router';
import type { AssistantId } from '#domain/assistant.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { problemText } from './ask-chat.ts';
import { chatPath } from './conversation-title.ts';
import { openConversation } from './queries.ts';

/** Opens the chat with its advisor, which continues this conversation. */
export function useGoOn(): (conversation: { id: string; advisor: AssistantId }) => Promise<void> {
  const navigate = useNavigate();
  return async ({ id, advisor }) => {
    try {
      await openConversation(id);
      await navigate(chatPath(advisor));
    } catch (error) {
      showToast({
        title: 'We couldn’t open this conversation',
        description: problemText(error),
        variant: 'destructive',
      });
    }
  };
}
