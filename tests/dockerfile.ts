/** One line of a Dockerfile, with continued lines joined. */
export interface Instruction {
  name: string;
  words: string;
}

export interface Stage {
  from: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile. Only the syntax of ours is supported. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replaceAll(/\\\n\s*/g, ' ').split('\n');
  for (const line of lines.filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, name = '', words = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ from: words.split(' ')[0] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, words });
  }
  return stages;
}

/** What a stage copies from the project itself: each source with its target. */
export function copiesOf(stage: Stage): { source: string; target: string; from: string | null }[] {
  return stage.instructions
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ words }) => {
      const [, from = null, rest = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(words) ?? [];
      const places = rest.split(/\s+/);
      const target = places.pop() ?? '';
      return places.map((source) => ({ source, target, from }));
    });
}
