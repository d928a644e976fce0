import type { ToolSource } from '#domain/tools/tool.ts';

export function SourceList({ sources }: { sources: readonly ToolSource[] }) {
  return (
    <details className="tool-sources">
      <summary>Where this comes from</summary>
      <ul>
        {sources.map(({ title, publisher, url, checked }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
            , {publisher}, checked {checked}
          </li>
        ))}
      </ul>
    </details>
  );
}
