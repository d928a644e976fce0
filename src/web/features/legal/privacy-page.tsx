import { privacy } from '#content/legal/privacy.ts';
import { LegalArticle } from './legal-article.tsx';

export function PrivacyPage() {
  return (
    <LegalArticle
      title="Privacy"
      heading="Privacy Policy"
      intro="What we keep, why, and how you stay in control of it."
      text={privacy}
    />
  );
}
