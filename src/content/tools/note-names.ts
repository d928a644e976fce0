/** The name of a stored tool result in a conversation. */
const noteNames: Readonly<Record<string, string>> = {
  ground_with_senses: 'Five senses',
  pace_breathing: 'Slow breathing',
  keep_thought_record: 'Thought record',
  suggest_calm_phrases: 'Calm phrases',
  lead_deescalation: 'When a conversation gets heated',
  list_documents: 'Papers to gather',
  count_deadline: 'Court deadline count',
  coach_message: 'Message coach',
  read_received_message: 'What needs an answer',
  make_budget: 'Budget',
  make_inventory: 'What you own and owe',
  plan_parenting_time: 'Nights planner',
  check_plan_headings: 'Parenting plan topics',
};

/** The line that the conversation shows as the person's own. */
export function noteLine(tool: string): string {
  return `Save this: ${noteNames[tool] ?? tool}`;
}
