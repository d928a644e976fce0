import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import type { AdvisorId } from '#domain/advisor.ts';
import type { AdvisorLead } from '#domain/first-steps.ts';
import { Button } from '#web/ui/button.tsx';

interface AdvisorLeadLinesProps {
  lead: AdvisorLead;
  question: string;
  onAsk: (advisor: AdvisorId, question: string) => void;
}

/** A line with the advisor and the text that a press sends: people see everything that is sent in their name. */
export function AdvisorLeadLines({ lead: { advisor, flow }, question, onAsk }: AdvisorLeadLinesProps) {
  const { name, role } = advisorProfiles[advisor];
  return (
    <div className="space-y-3">
      <p className="flex items-center gap-3">
        <AdvisorPortrait advisor={advisor} className="size-12 shrink-0" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-ink-soft">{role}</span>
        </span>
      </p>
      {flow && (
        <SaidLine
          words={flow.opening}
          note={`Answer a few questions, one at a time. At the end, you’ll have “${flow.title}.”`}
          button={`Start with ${name}`}
          onPress={() => onAsk(advisor, flow.opening)}
        />
      )}
      <SaidLine
        words={question}
        note={flow ? 'Or ask one question and get an answer.' : 'Ask one question and get an answer.'}
        button={`Ask ${name}`}
        isSecond={flow !== null}
        onPress={() => onAsk(advisor, question)}
      />
    </div>
  );
}

interface SaidLineProps {
  words: string;
  note: string;
  button: string;
  isSecond?: boolean;
  onPress: () => void;
}

function SaidLine({ words, note, button, isSecond = false, onPress }: SaidLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line p-3">
      <div className="min-w-0 flex-1 basis-60">
        <p>“{words}”</p>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      <Button variant={isSecond ? 'secondary' : 'primary'} onClick={onPress} className="max-sm:w-full">
        {button}
      </Button>
    </div>
  );
}
