/** The sentences that the paper review passes to the flow, which parses them. */
export const servedOpening = 'I was served papers. What do I do now?';

export const servedLabels = {
  state: 'State of the court',
  paper: 'Kind of paper',
  days: 'Days to answer, as printed',
  hearing: 'Hearing date in the papers',
  hearingDay: 'Day of the hearing',
} as const;

export const servedPapers = {
  petition: 'A summons or divorce petition',
  motion: 'A motion or hearing notice',
  order: 'A protective or restraining order',
} as const;
