import * as v from 'valibot';
import { MESSAGE_MAX } from '#domain/message.ts';
import { choiceField, textField } from '../field.ts';
import { type ToolSource, defineTool } from '../tool.ts';
import { type Verdict, coachDraft } from './coach-draft.ts';
import type { CoolOff } from './cool-off.ts';
import type { FlagKind } from './flag.ts';
import { type ReceivedVerdict, readReceived } from './read-received.ts';

export interface CoachWords {
  flags: Readonly<Record<FlagKind, { name: string; reason: string; instead: string }>>;
  frame: Readonly<
    Record<'brief' | 'informative' | 'friendly' | 'firm', { name: string; met: string; missing: string }>
  >;
  verdicts: Readonly<Record<Verdict, string>>;
  receivedVerdicts: Readonly<Record<ReceivedVerdict, string>>;
  coolOff: Readonly<Record<CoolOff, string | null>>;
  contactForbidden: string;
  askAboutOrder: string;
  orderSources: readonly ToolSource[];
  nothingToSend: string;
  rewriteNote: string;
  threatened: string;
  legal: string;
}

const ownText = (longest: number) => v.optional(textField(longest));

export function draftCoachTool(words: CoachWords) {
  return defineTool({
    name: 'coach_message',
    advisor: 'james',
    description:
      'Checks a draft to the other parent. Returns flags with their place and reason; an outline that’s brief, informative, friendly, and firm; and a calmer version that adds nothing to the person’s own words.',
    input: v.object({
      draft: textField(MESSAGE_MAX),
      contactOrder: choiceField(['none', 'forbidden', 'unsure']),
      situation: ownText(400),
      request: ownText(400),
      answerBy: ownText(60),
    }),
    answer: (input) => {
      const advice = coachDraft(input);
      if (advice.kind === 'contact-forbidden')
        return { ...advice, text: words.contactForbidden, sources: words.orderSources };
      if (advice.kind === 'safety') return advice;
      const { flags, frame, rewrite } = advice;
      const hints = (['brief', 'informative', 'friendly', 'firm'] as const).map((id) => ({
        id,
        isMet: frame[id],
        name: words.frame[id].name,
        text: frame[id] ? words.frame[id].met : words.frame[id].missing,
      }));
      return {
        ...advice,
        text: words.verdicts[advice.verdict],
        flags: flags.map((flag) => ({ ...flag, ...words.flags[flag.kind] })),
        frame: { ...frame, hints },
        rewrite: { ...rewrite, note: rewrite.text ? words.rewriteNote : words.nothingToSend },
        coolOff: words.coolOff[advice.coolOffHours],
        order: advice.askAboutOrder ? words.askAboutOrder : null,
      };
    },
  });
}

export function receivedReaderTool(words: CoachWords) {
  return defineTool({
    name: 'read_received_message',
    advisor: 'james',
    description:
      'Reads a message from the other parent and returns only what needs an answer, and by when. Tells you if nothing needs a reply.',
    input: v.object({ message: textField(MESSAGE_MAX) }),
    answer: ({ message }) => {
      const advice = readReceived(message);
      if (advice.kind === 'safety') return advice;
      return {
        ...advice,
        text: words.receivedVerdicts[advice.verdict],
        coolOff: words.coolOff[advice.coolOffHours],
        threatened: advice.isThreatening ? words.threatened : null,
        legal: advice.isLegal ? words.legal : null,
      };
    },
  });
}
