/** An open book with a sprig as a bookmark: shown for no results, or an unknown URL. */
export function OpenBookPicture() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false" className="h-18 w-24">
      <path d="M46 20c-8-5-19-6-32-4v40c13-2 24-1 32 4z" className="fill-pine-soft" />
      <path d="M50 20c8-5 19-6 32-4v40c-13-2-24-1-32 4z" className="fill-pine-soft" />
      <path
        d="M48 21c-9-6-20-7-34-5v40c14-2 25-1 34 5 9-6 20-7 34-5V16c-14-2-25-1-34 5zm0 0v40"
        className="stroke-pine"
        strokeWidth="3"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M22 27c6-.600 11-.200 17 2m-17 8c6-.600 11-.200 17 2m-17 8c4-.400 7-.200 11 .800"
        className="stroke-pine"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".4"
        fill="none"
      />
      <path
        d="M66 15c2-7 1-11-2-14"
        className="stroke-apricot"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M66 14c-5-.500-8-3-9-8 5 0 8 3 9 8zm1-3c1-5 4-8 9-8-.500 5-4 8-9 8z"
        className="fill-apricot"
        opacity=".75"
      />
      <path d="M66 15v17" className="stroke-apricot" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
