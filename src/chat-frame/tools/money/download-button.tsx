/** A file made in the browser. Nothing is sent. */
export function DownloadButton({ name, text }: { name: string; text: string }) {
  function download(): void {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    URL.revokeObjectURL(url);
  }
  return (
    <button type="button" className="button-quiet" onClick={download}>
      Download as a spreadsheet
    </button>
  );
}
