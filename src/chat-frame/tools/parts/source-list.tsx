import type { ToolSource } from '#domain/tools/tool.ts';
import { SourceItems } from '../../messages/source-items.tsx';

export function SourceList({ sources }: { sources: readonly ToolSource[] }) {
  return (
    <details>
      <summary>Where this comes from</summary>
      <SourceItems sources={sources} />
    </details>
  );
}
