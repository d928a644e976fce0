/**
 * Messages address a person, but the safety gate expects reports about one. "I will kill you" in a draft becomes "I will
 * kill him"; in a received message it becomes "he will kill me". "You" is not parsed: every reading is returned, so that
 * the gate can match one.
 */
export function rephraseDraft(draft: string): string[] {
  return [withSecond(draft, 'him'), withSecond(draft, 'he')];
}

export function rephraseReceived(message: string): string[] {
  const told = replaceAll(message, writer);
  return [replaceAll(told, reader('me')), replaceAll(told, reader('i'))];
}

type Replacement = readonly [RegExp, string];

const writer: readonly Replacement[] = [
  [/\bi\s*['’]?m\b(?!\w)|\bi am\b/gi, 'he is'],
  [/\bi['’]?ve\b|\bi have\b/gi, 'he has'],
  [/\bi['’]ll\b/gi, 'he will'],
  [/\bi['’]d\b/gi, 'he would'],
  [/\bmyself\b/gi, 'himself'],
  [/\bmy\b/gi, 'his'],
  [/\bme\b/gi, 'him'],
  [/\bi\b/gi, 'he'],
];

function reader(you: string): readonly Replacement[] {
  return [
    [/\b(?:you['’]?re|you are)\b/gi, 'i am'],
    [/\byou['’]ll\b/gi, 'i will'],
    [/\byou['’]ve\b/gi, 'i have'],
    [/\byourself\b/gi, 'myself'],
    [/\b(?:your|ur)\b/gi, 'my'],
    [/\b(?:you|u)\b/gi, you],
  ];
}

function withSecond(text: string, you: string): string {
  return replaceAll(text, [
    [/\b(?:you['’]?re|you are)\b/gi, 'he is'],
    [/\byou['’]ll\b/gi, 'he will'],
    [/\byou['’]ve\b/gi, 'he has'],
    [/\byourself\b/gi, 'himself'],
    [/\b(?:your|ur)\b/gi, 'his'],
    [/\b(?:you|u)\b/gi, you],
  ]);
}

function replaceAll(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((changed, [pattern, words]) => changed.replace(pattern, words), text);
}
