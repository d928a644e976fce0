import { warningWords } from '#content/papers/screen-words.ts';
import type { ReadingWarning } from '#domain/papers/review-paper.ts';
import { Notice } from '#web/ui/status/notice.tsx';

export function ReadingWarnings({ warnings }: { warnings: readonly ReadingWarning[] }) {
  return warnings.map((warning) => (
    <Notice key={warning.kind} tone={warning.kind === 'no-date-found' ? 'danger' : 'warning'} role="alert">
      <p>{warningText(warning)}</p>
    </Notice>
  ));
}

export function warningText(warning: ReadingWarning): string {
  if (!('pages' in warning)) return warningWords[warning.kind];
  const numbers = warning.pages.map((page) => page + 1);
  const pages = numbers.length === 1 ? `page ${numbers[0]}` : `pages ${numbers.join(', ')}`;
  return warningWords[warning.kind].replace('{pages}', pages);
}
