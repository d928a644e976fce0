import { Notice } from './notice.tsx';

/** The reason of an error. Renders nothing without one. */
export function ProblemNotice({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{text}</p>
    </Notice>
  );
}
