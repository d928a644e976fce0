import type { Flow } from '#domain/guided/flow.ts';
import type { ChildQuestion } from '#domain/guided/hurt-child.ts';
import type { Run } from '#domain/guided/run.ts';
import { pauseFor } from '#domain/guided/steps.ts';
import { EMERGENCY_NUMBER, numberOf } from '#domain/help.ts';

const GO_ON = 'When you want to go back to the questions, say “Continue.”';

/** Answers about a hurt child: who helps, and that an injury needs a doctor. */
export function childHelpWords({ status }: Pick<Run, 'status'>, about: ChildQuestion): string {
  const doctor = `If your child can’t move part of the body, is in a lot of pain, is bleeding, very sleepy or confused, call ${EMERGENCY_NUMBER} or go to an emergency room now. For any other injury, see a doctor today. Say who did it.`;
  const whom = `Childhelp tells you what to do and how to report it, day and night: call or text ${numberOf('child')}.`;
  const first =
    about === 'doctor'
      ? `Yes, have a doctor look at it. ${doctor} ${whom}`
      : `If a child is hurt or in danger now, call ${EMERGENCY_NUMBER}. ${whom} If there may be an injury, see a doctor today.`;
  return status === 'paused' ? `${first} ${GO_ON}` : first;
}

/** The answer to someone who meant another person's threat. */
export function notMeWords(): string {
  return `Thank you for telling me. I took it the wrong way. If anyone is in danger now, call ${EMERGENCY_NUMBER}. If someone threatens or scares you, the National Domestic Violence Hotline helps day and night: ${numberOf('violence')}. ${GO_ON}`;
}

/** The answer to someone who says that the police are on the way. */
export function helpComingWords({ status }: Pick<Run, 'status'>): string {
  const first = `Good. Stay where they can’t reach you until the officers are there, and stay on the line with ${EMERGENCY_NUMBER} if you can. If it gets worse before that, call again. Tell the officers what happened, and ask them for the report number. Your answers wait here.`;
  return status === 'paused' ? `${first} ${GO_ON}` : first;
}

/** The answer to someone who says that they are safe, or that they don't plan to die. */
export function reassuredWords(flow: Flow, run: Run, of: 'self' | 'violence'): string {
  const first =
    of === 'self'
      ? `Thank you for telling me. If the thoughts come back, call or text ${numberOf('crisis')}, day or night.`
      : `I’m glad you’re safe. If that changes, call ${EMERGENCY_NUMBER} or use “Get help now.”`;
  return `${first} ${nextWords(flow, run)}`;
}

/** A final pause doesn't end while its condition holds, so "Continue" must not be offered. */
function nextWords(flow: Flow, run: Run): string {
  if (run.status === 'asking') return 'Let’s go back to where we were.';
  const isHeld =
    pauseFor(flow, run)?.isFinal === true || (flow.needsContact === true && run.heard.includes('contact'));
  return isHeld
    ? `These questions stay closed for now. An advocate can plan with you, day and night: ${numberOf('violence')}.`
    : GO_ON;
}
