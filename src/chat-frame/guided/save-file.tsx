/** Saves a file that is made in the browser. Nothing is sent. Its name doesn't reveal its content. */
export function SaveFile({ text }: { text: string }) {
  function save(): void {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: 'notes.txt' }).click();
    URL.revokeObjectURL(url);
  }
  return (
    <button type="button" className="button-quiet" onClick={save}>
      Save as a file
    </button>
  );
}
