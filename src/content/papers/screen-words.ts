import type { Doubt } from '#domain/papers/paper.ts';

/** The four features that the screen lists, described as they work now. */
export const promises: readonly { title: string; text: string }[] = [
  {
    title: 'Analysis of your legal documents',
    text: 'You’ll see what kind of document it is, which court and case it’s from, and every date, time limit and amount in it. You’ll also see the line each one comes from.',
  },
  {
    title: 'Personalized insights into what they say',
    text: 'You’ll see who has to do what, and by when. Check each finding against your document before you rely on it.',
  },
  {
    title: 'A review of the legal implications',
    text: 'We explain legal terms and count each time limit day by day. No one can tell you what a court will decide.',
  },
  {
    title: 'Strategic recommendations for your next step',
    text: 'You can add dates to your deadlines with one tap. You’ll get the matching checklists and a list of questions for a lawyer.',
  },
];

export const privacyNote =
  'We read your document on this device. It isn’t sent anywhere. If you save the review, we save what we found. We save the document itself only if you ask us to.';

export const fetchNote =
  'The first time you add a photo or scan, we download a text reader (about 4 MB). It then stays on this device.';

export const doubtWords: Readonly<Record<Doubt, string>> = {
  'unclear-print': 'The print was hard to read here. Compare it with your document.',
  'unlikely-year': 'This year seems too early or too late. Compare it with your document.',
  'no-year': 'The document doesn’t give a year here.',
  'no-time': 'We didn’t find a time for this date. Check your document, or ask the clerk.',
  'unclear-meaning':
    'We couldn’t tell what this date is for. Read the line, and check whether something happens or is due that day.',
  'likely-meaning':
    'We think this is what the date is for, but the document doesn’t say so clearly. Read the line yourself.',
  'weekday-differs': 'The weekday and the date don’t match. Ask the clerk which one is right.',
  disagrees: 'The document also gives another day or time for this. Ask the clerk which one is right.',
  'out-of-order': 'This day doesn’t fit the other dates in the document. Compare it with your document.',
  ambiguous: 'This can be read more than one way. Compare it with your document.',
};

export const warningWords = {
  'no-date-found':
    'We didn’t find a date or time limit in this document. That doesn’t mean there isn’t one. Documents like this often include one. Read each line yourself, or call the clerk of the court.',
  'event-without-date':
    'This document mentions a hearing, trial, conference or court appearance, but we didn’t find a date for it. Look for the date yourself, or ask the court clerk whether one has been set.',
  'line-may-be-missing':
    'A line may be missing here because we couldn’t read some of the print. Look at {pages} yourself.',
  'poor-page':
    'The picture of {pages} is hard to read. Take it again up close, flat and in good light, or read it yourself.',
} as const;

export type UnreadableReason =
  | 'not-a-paper'
  | 'too-large'
  | 'too-many-pages'
  | 'too-long'
  | 'locked'
  | 'broken'
  | 'empty'
  | 'picture-format'
  | 'no-text'
  | 'took-too-long'
  | 'old-browser'
  | 'not-fetched';

/** None of these consumes a review. */
export const unreadableWords: Readonly<Record<UnreadableReason, string>> = {
  'not-a-paper': 'We can read PDF files, Word files (.docx) and images. This file is a different type.',
  'too-large': 'This file is too large. Each file can be up to 25 MB.',
  'too-many-pages':
    'This document has too many pages to read at one time. Split it into parts of up to 60 pages, or up to 20 pages for scans.',
  'too-long':
    'This file has far more text than most court documents, so we stopped reading. Try a shorter file.',
  locked:
    'This PDF is locked with a password. Open it with the password, print it to a new PDF, and choose the new file.',
  broken: 'This file is damaged, and we can’t read it. Get a new copy, or take photos of the pages.',
  empty: 'This file is empty. Choose another one.',
  'picture-format':
    'This browser can’t open HEIC photos. Open this page on the iPhone that took the photo, or in Safari on a Mac, and choose the photo there. Or save it as a JPEG or PDF first.',
  'no-text':
    'We couldn’t read any text here. Lay the page flat and take the photo again, up close and in good light. Take one photo of each page.',
  'took-too-long':
    'Reading this document took too long, so we stopped. Try one page at a time, or read it yourself.',
  'old-browser': 'This browser is too old to read images. Update it, or choose a PDF with selectable text.',
  'not-fetched': 'We couldn’t load the reader. Check your connection, then try again.',
};
