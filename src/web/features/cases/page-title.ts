/** For the browser's tab and history: it never says which case, or that it is about a court. */
export const PAGE_TITLE = 'Research';
