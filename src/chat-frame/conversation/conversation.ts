// One file to fetch, with the first question or the conversation that there is: what reads it, shows it and goes on in it.
export { ask, resume } from '../turns/answering.ts';
export { Messages } from '../messages/messages.tsx';
export { openConversation } from './open-conversation.ts';
