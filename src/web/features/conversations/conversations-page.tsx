import { useParams } from 'react-router';
import { AllConversations } from './all-conversations.tsx';
import { OneConversation } from './one-conversation.tsx';

/** `/conversations` and `/conversations/:id`: one chunk, because people switch between them. */
export function ConversationsPage() {
  const { id } = useParams();
  return id ? <OneConversation id={id} /> : <AllConversations />;
}
