import * as v from 'valibot';

/** A request of the command line to a running server. */
export const operatorRequest = v.variant('command', [
  v.object({ command: v.literal('backup') }),
  v.object({ command: v.literal('admin'), words: v.array(v.string()) }),
]);
export type OperatorRequest = v.InferOutput<typeof operatorRequest>;

/** The result of a command. `unconfirmed`: nothing was done, because `--yes` was missing. */
export const commandAnswer = v.object({
  text: v.string(),
  outcome: v.picklist(['done', 'refused', 'unconfirmed']),
});
export type CommandAnswer = v.InferOutput<typeof commandAnswer>;
