import { Notice } from '#web/ui/status/notice.tsx';

export function OtherWaysProblem({ text }: { text: string }) {
  return (
    <Notice tone="danger" role="alert">
      <p>{text}</p>
    </Notice>
  );
}
