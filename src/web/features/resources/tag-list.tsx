import { Badge } from '#web/ui/badge.tsx';

export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Topics" className="no-print flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
