import { terms } from '#content/legal/terms.ts';
import { LegalArticle } from './legal-article.tsx';

export function TermsPage() {
  return (
    <LegalArticle
      title="Terms"
      heading="Terms of Service"
      intro="What you can expect from us and what we ask of you, in plain language."
      text={terms}
    />
  );
}
