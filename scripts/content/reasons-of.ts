import * as v from 'valibot';
import { type Fault, lineOf } from './fault.ts';

/** Why a file could not be read, with the line of each error. */
export function reasonsOf(error: unknown, source: string): Omit<Fault, 'file'>[] {
  if (error instanceof v.ValiError) {
    return (error.issues as v.BaseIssue<unknown>[]).map((issue) => {
      const item = issue.path?.[1]?.key;
      const line = lineOf(source, fieldOf(issue), typeof item === 'number' ? item : -1);
      return { line, message: `${v.getDotPath(issue) ?? 'the front matter'}: ${issue.message}` };
    });
  }
  const { message } = error as Error;
  const key = /^sources: "(.+)" is not/.exec(message)?.[1];
  const at = source.split('\n').findIndex((line) => key !== undefined && line.trim() === `- ${key}`);
  // The YAML parser counts lines from zero, starting below the first fence.
  const inYaml = /\((\d+):\d+\)/.exec(message)?.[1];
  return [{ line: at === -1 ? Number(inYaml ?? 0) + 1 : at + 1, message: message.split('\n')[0] ?? message }];
}

/** The field of the front matter in which an issue is. */
export function fieldOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue)?.split('.')[0] ?? '';
}
