import { noteLine } from '#content/tools/note-names.ts';
import { useToolContext } from '../tool-context.ts';

interface KeepButtonProps {
  tool: string;
  input: object | null;
}

/** Until it is pressed, nothing of the form is stored. */
export function KeepButton({ tool, input }: KeepButtonProps) {
  const { canKeep, keep } = useToolContext();
  return (
    <button
      type="button"
      className="button-quiet"
      disabled={!canKeep}
      onClick={() => keep(noteLine(tool), { name: tool, input })}
    >
      Save to this conversation
    </button>
  );
}
