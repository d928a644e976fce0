import { protocolSections } from '#content/safety-help/protocol-sections.ts';
import { SafetyArticle } from './safety-article.tsx';

/** Public, and drawn at build time: what anybody may want to know before they write to a guide. */
export function ProtocolPage() {
  return (
    <SafetyArticle
      heading="How our guides act in danger"
      intro="What our guides do when a message sounds as if somebody is in danger. And what they cannot do."
      sections={protocolSections}
      next={[
        { path: '/safety', label: 'Safety, and using this site unseen' },
        { path: '/auth', label: 'Back' },
      ]}
    />
  );
}
