import * as v from 'valibot';

export type AuditFinding =
  | { kind: 'clean'; packages: number }
  | { kind: 'holes'; holes: { name: string; severity: string; title: string }[] }
  | { kind: 'unknown'; reason: string };

const hole = v.object({
  name: v.string(),
  severity: v.string(),
  via: v.array(v.union([v.string(), v.object({ title: v.string() })])),
});
const report = v.object({
  vulnerabilities: v.record(v.string(), hole),
  metadata: v.object({ dependencies: v.object({ prod: v.number() }) }),
});
const failure = v.object({
  message: v.optional(v.string()),
  error: v.optional(v.object({ summary: v.string() })),
});

/** The output of `npm audit --json`. Anything else counts as unknown. */
export function readAudit(printed: string): AuditFinding {
  const told = parse(printed);
  const read = v.safeParse(report, told);
  if (!read.success) return { kind: 'unknown', reason: reasonIn(told) };
  const { vulnerabilities, metadata } = read.output;
  const holes = Object.values(vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    title: via.flatMap((cause) => (typeof cause === 'string' ? [] : [cause.title])).join('; '),
  }));
  return holes.length > 0
    ? { kind: 'holes', holes }
    : { kind: 'clean', packages: metadata.dependencies.prod };
}

function parse(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return null;
  }
}

function reasonIn(told: unknown): string {
  const said = v.safeParse(failure, told);
  const reason = said.success && (said.output.message ?? said.output.error?.summary);
  return reason || 'npm didn’t return a report';
}
