import { warningText } from './reading-warnings.tsx';
import { type ReviewSheet, savedFactsOf } from './review-sheet.ts';

/** Two pages hold about this many lines in small print. The least urgent ones are left out. */
const MAX_PRINTED = 46;

/** Only printed: the review on two pages at most. */
export function PrintSheet(sheet: ReviewSheet) {
  const facts = savedFactsOf(sheet);
  const printed = facts.slice(0, MAX_PRINTED);
  return (
    <section className="hidden space-y-2 text-xs print:block" aria-hidden>
      <h1 className="text-lg">{sheet.title}: what this document says</h1>
      {sheet.review.warnings.map((warning) => (
        <p key={warning.kind} className="font-semibold">
          {warningText(warning)}
        </p>
      ))}
      <ul>
        {printed.map(({ label, value, page, standing }, at) => (
          <li key={at}>
            {label.slice(0, 60)}: <strong>{value.slice(0, 160)}</strong> (page {page}
            {standing === 'unchecked' ? ', not checked' : ', checked'})
          </li>
        ))}
      </ul>
      {facts.length > printed.length && <p>{facts.length - printed.length} more on screen.</p>}
      <h2 className="font-semibold">Questions for a lawyer or the clerk</h2>
      <ul className="list-disc pl-5">
        {sheet.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p>
        A program read this document, and it may have missed lines. Check each date with the court. This isn’t
        legal advice.
      </p>
    </section>
  );
}
