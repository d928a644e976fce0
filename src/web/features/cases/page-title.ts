/** The title for the browser's tab and history: it never reveals which case it is, or that it is about a court. */
export const PAGE_TITLE = 'Research';
