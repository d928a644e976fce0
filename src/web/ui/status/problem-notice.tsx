import { Notice } from './notice.tsx';

/** Why something was refused; nothing where it was not. */
export function ProblemNotice({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{text}</p>
    </Notice>
  );
}
