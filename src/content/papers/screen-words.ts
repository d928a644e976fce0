import type { Doubt } from '#domain/papers/paper.ts';

/** The four things that the screen has always promised, as what it does now. */
export const promises: readonly { title: string; text: string }[] = [
  {
    title: 'Analysis of your legal documents',
    text: 'What kind of paper it is, which court, which case, and every date, time limit and sum it names. Each one with the line that says so.',
  },
  {
    title: 'Personalized insights into what they say',
    text: 'Who has to do what, and by when. You check each finding against your paper before you rely on it.',
  },
  {
    title: 'A review of the legal implications',
    text: 'Hard words are explained, and time limits are counted with every day shown. What a court will decide, nobody can tell you.',
  },
  {
    title: 'Strategic recommendations for your next step',
    text: 'Dates go to your deadlines with one tap. You get the matching checklists and a list of questions for a lawyer.',
  },
];

export const privacyNote =
  'Your paper is read on this device. It is not sent anywhere. If you save the review, only what was found is saved, never the paper itself.';

export const fetchNote =
  'Reading a photo or scan fetches a reader of about 4 MB the first time. After that it is on this device.';

export const doubtWords: Readonly<Record<Doubt, string>> = {
  'unclear-print': 'The print was hard to read here. Compare it with your paper.',
  'unlikely-year': 'This year is far from now. Compare it with your paper.',
  'no-year': 'The paper gives no year here.',
  'no-time': 'We found no time for this date. Look on your paper, or ask the clerk.',
  ambiguous: 'This can be read in more than one way. Compare it with your paper.',
};

export const warningWords = {
  'no-date-found':
    'We found no date or time limit on this paper. That does not mean there is none. Papers like this often set one. Read each line yourself, or call the clerk of the court.',
  'line-may-be-missing':
    'A line may be missing here: there is print we could not read. Look at {pages} yourself.',
  'poor-page':
    'The picture of {pages} is hard to read. Take it again in good light, flat and close, or read it yourself.',
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

/** None of these has used a review. */
export const unreadableWords: Readonly<Record<UnreadableReason, string>> = {
  'not-a-paper': 'We can read PDF files, Word files (.docx) and pictures. This file is none of these.',
  'too-large': 'This file is larger than we can read. The most is 25 MB for each file.',
  'too-many-pages':
    'This paper has more pages than we can read at once. Split it into parts of 60 pages, or 20 for scans.',
  'too-long': 'This file holds more text than a court paper can. We stopped reading it.',
  locked:
    'This PDF is locked with a password. Open it where you have the password, print it to a new PDF, and choose that one.',
  broken: 'This file is damaged and cannot be read. Ask for a new copy, or take photos of the pages.',
  empty: 'This file is empty.',
  'picture-format':
    'This browser cannot open this kind of picture. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again. Or take a screenshot of it.',
  'no-text':
    'We could not read any text here. Take the photo again in good light, flat and close, with one page in each picture.',
  'took-too-long': 'Reading took too long, so we stopped. Try one page at a time, or read the paper by hand.',
  'old-browser': 'This browser is too old to read pictures. Update it, or choose a PDF with text.',
  'not-fetched': 'We could not load the reader. Check your connection, then try again.',
};
