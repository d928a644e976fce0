/** Shown wherever something can be deleted. */
export function EvidenceNote() {
  return (
    <p>
      In a court case, you may be asked to turn over what you wrote. Missing messages could hurt your case.
      Ask a lawyer before you delete anything that could be evidence.
    </p>
  );
}
