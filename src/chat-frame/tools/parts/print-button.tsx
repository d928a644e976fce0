/** Prints only the frame. The styles hide everything but the open tool's result. */
export function PrintButton() {
  return (
    <button type="button" className="button-quiet" onClick={() => window.print()}>
      Print
    </button>
  );
}
