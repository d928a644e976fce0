import { useParams } from 'react-router';
import { AllConversations } from './all-conversations.tsx';
import { OneConversation } from './one-conversation.tsx';

/** `/conversations` and `/conversations/:id`: one chunk, because people go from one to the other. */
export function ConversationsPage() {
  const { id } = useParams();
  return id ? <OneConversation id={id} /> : <AllConversations />;
}
