interface SourceItemsProps {
  sources: readonly { title: string; publisher: string; url: string; checked: string }[];
}

/** Where facts come from; opened beside the chat, which stays as it is. */
export function SourceItems({ sources }: SourceItemsProps) {
  return (
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
  );
}
