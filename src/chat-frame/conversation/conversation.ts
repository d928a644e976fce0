// One file to fetch, together with the first question or an existing conversation. It loads, shows and continues the
// conversation.
export { ask, resume } from '../turns/answering.ts';
export { Messages } from '../messages/messages.tsx';
export { openConversation } from './open-conversation.ts';
