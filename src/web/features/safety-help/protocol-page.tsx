import { protocolSections } from '#content/safety-help/protocol-sections.ts';
import { SafetyArticle } from './safety-article.tsx';

/** Public and prerendered: explains what people may want to know before they write to an advisor. */
export function ProtocolPage() {
  return (
    <SafetyArticle
      heading="How our guides respond to danger"
      intro="What our guides do when a message sounds like someone is in danger, and what they can’t do."
      sections={protocolSections}
      next={[
        { path: '/safety', label: 'Staying safe and using this site privately' },
        { path: '/auth', label: 'Back' },
      ]}
    />
  );
}
