/** Prints the frame alone; the styles leave out everything but the open tool's answer. */
export function PrintButton() {
  return (
    <button type="button" className="button-quiet" onClick={() => window.print()}>
      Print
    </button>
  );
}
