/** Shown wherever something can be deleted. */
export function EvidenceNote() {
  return (
    <p>
      In a court case, you may be asked for what you wrote. A gap can hurt you. Ask a lawyer before you delete
      anything that could be evidence.
    </p>
  );
}
