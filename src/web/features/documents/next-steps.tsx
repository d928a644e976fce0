import { kindWords } from '#content/papers/kind-words.ts';
import type { PaperKind } from '#domain/papers/caption/paper-kinds.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Card } from '#web/ui/card.tsx';

export function NextSteps({ kind, questions }: { kind: PaperKind; questions: readonly string[] }) {
  return (
    <Card className="space-y-4">
      <h2 className="text-lg">What to do next</h2>
      <div className="space-y-1">
        <h3 className="font-semibold">Read more</h3>
        <ul>
          {kindWords[kind].next.map(({ path, label }) => (
            <li key={path}>
              <AppLink
                to={path}
                className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
              >
                {label}
              </AppLink>
            </li>
          ))}
          <li>
            <AppLink
              to="/hannah"
              className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
            >
              Ask Hannah what legal terms mean
            </AppLink>
          </li>
        </ul>
      </div>
      <div className="space-y-1">
        <h3 className="font-semibold">Questions for a lawyer or the clerk</h3>
        <ul className="list-disc space-y-1 pl-5">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
