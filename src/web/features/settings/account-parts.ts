export type AccountPartId = 'about-you' | 'signing-in' | 'reminders' | 'this-browser' | 'your-data';

/** The parts of the account tab, in their order: their place in the address, and how people call them. */
export const accountParts: readonly { id: AccountPartId; title: string }[] = [
  { id: 'about-you', title: 'About you' },
  { id: 'signing-in', title: 'Sign-in' },
  { id: 'reminders', title: 'Reminders' },
  { id: 'this-browser', title: 'This browser' },
  { id: 'your-data', title: 'Chats and data' },
];
