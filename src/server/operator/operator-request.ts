import * as v from 'valibot';

/** What the command line asks a running server for. */
export const operatorRequest = v.variant('command', [
  v.object({ command: v.literal('backup') }),
  v.object({ command: v.literal('admin'), words: v.array(v.string()) }),
]);
export type OperatorRequest = v.InferOutput<typeof operatorRequest>;

/** What a command came to. `unconfirmed`: nothing was done, because `--yes` was not among the words. */
export const commandAnswer = v.object({
  text: v.string(),
  outcome: v.picklist(['done', 'refused', 'unconfirmed']),
});
export type CommandAnswer = v.InferOutput<typeof commandAnswer>;
