export function Waiting() {
  return (
    <div role="status" className="waiting">
      <span className="sr-only">Opening...</span>
      <i />
      <i />
      <i />
    </div>
  );
}
