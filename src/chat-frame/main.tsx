import { createRoot } from 'react-dom/client';
import { isAdvisorId } from '#domain/advisor.ts';
import { openChatClient } from './chat-client.ts';
import './chat-frame.css';
import { Frame } from './frame.tsx';
import { connectHost } from './host.ts';

const advisor = window.location.pathname.split('/').at(-1);
const root = document.getElementById('root');

if (root && isAdvisorId(advisor)) {
  document.documentElement.dataset['advisor'] = advisor;
  const host = connectHost();
  host.onTheme((theme) => {
    document.documentElement.dataset['theme'] = theme;
  });
  createRoot(root).render(<Frame advisor={advisor} host={host} client={openChatClient(host)} />);
}
