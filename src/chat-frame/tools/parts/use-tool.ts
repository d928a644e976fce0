import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Tool, ToolOutcome } from '#domain/tools/tool.ts';

interface ToolUse<Result extends object> {
  /** The result for the last input. Null before it, and after a change that outdates it. */
  result: Result | null;
  input: object | null;
  problemAt: (field: string) => string | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** The heading of the result, which takes the focus. */
  answer: RefObject<HTMLHeadingElement | null>;
  submit: (input: object) => (event: FormEvent) => void;
  forget: () => void;
}

/** A tool with its form: runs it on submit, then focuses the result or the first invalid field. */
export function useTool<Result extends object>(tool: Tool<Result>): ToolUse<Result> {
  const [used, setUsed] = useState<{ input: object; outcome: ToolOutcome<Result> } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!used) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (invalid ?? answer.current)?.focus();
  }, [used]);

  return {
    result: used?.outcome.ok ? used.outcome.result : null,
    input: used?.input ?? null,
    problemAt: (field) =>
      used && !used.outcome.ok
        ? used.outcome.problems.find((problem) => problem.field === field)?.message
        : undefined,
    form,
    answer,
    submit: (input) => (event) => {
      event.preventDefault();
      setUsed({ input, outcome: tool.run(input) });
    },
    forget: () => setUsed(null),
  };
}
