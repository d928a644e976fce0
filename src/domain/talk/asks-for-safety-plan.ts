const asks =
  /\b(?:how|what|where|help|need|want|make|making|write|build|have|give|start)\b[^.!?]*\bsafety plan\b|^\W*(?:a |my )?safety plan\W*$/i;

/** Child protection and clinics use the same term for papers of their own. */
const otherPlan =
  /\b(?:cps|dcfs?|dcyf|dhs|case ?worker|social worker|investigator|sign(?:ed|ing)?|suicid\w*|therapist|counselor|psychiatrist|hospital|school)\b/i;

const MAX_WORDS = 16;

/** "How do I make a safety plan": asks for a plan against a violent partner. */
export function asksForSafetyPlan(message: string): boolean {
  return asks.test(message) && !otherPlan.test(message) && message.trim().split(/\s+/).length <= MAX_WORDS;
}
