import { SupportChat } from './features/advisors/support-chat.tsx';
import { HelpPage } from './features/help/help-page.tsx';

/** Where two features meet; in a file of its own, so that they arrive in one chunk. */
export function HelpScreen() {
  return <HelpPage chat={<SupportChat />} />;
}
