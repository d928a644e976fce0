import { Notice } from './notice.tsx';

/** The reason for an error. Renders nothing if there is no error. */
export function ProblemNotice({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{text}</p>
    </Notice>
  );
}
