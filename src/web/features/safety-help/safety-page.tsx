import { SafetyArticle } from './safety-article.tsx';
import { safetySections } from '#content/safety-help/safety-sections.ts';

/** Public and prerendered: works signed out and without JavaScript. */
export function SafetyPage() {
  return (
    <SafetyArticle
      heading="Staying safe and using this site privately"
      intro="People to call, how to leave this site fast, and what others could see. Read what you need now. The rest can wait."
      sections={safetySections}
      next={[
        { path: '/safety-protocol', label: 'How our guides respond to danger' },
        { path: '/auth', label: 'Back' },
      ]}
    />
  );
}
