import { createRoot } from 'react-dom/client';
import './chat-frame.css';
import { Frame } from './frame.tsx';
import { connectHost } from './host/host.ts';

// The server serves this page only under the names of its assistants.
const advisor = window.location.pathname.split('/').at(-1);
const root = document.getElementById('root');

if (root && advisor) {
  document.documentElement.dataset['advisor'] = advisor;
  const host = connectHost();
  host.onTheme((theme) => {
    document.documentElement.dataset['theme'] = theme;
  });
  createRoot(root).render(<Frame advisor={advisor} host={host} />);
}
