/** A table that holds personal data, and how the export and the deletion of an account cover it. */
export interface PersonalTable {
  name: string;
  /** Whose row it is: a condition with the id of the account as `$1`. */
  owner: string;
  /** The order of the rows in the export. */
  order: string;
  /** What the export does with the columns; or why it leaves out the whole table. */
  export: ExportedColumns | { leftOut: string };
  /** How the rows go when the account is deleted. */
  deletedBy: 'its foreign key' | 'private.delete_account' | 'reporting to the payment provider';
}

/** Every column is in one of these lists, or has a label in `export/labels.ts`; a test compares them to the database. */
interface ExportedColumns {
  /** Only in the JSON files. */
  data: readonly string[];
  /** Not in the export. */
  withheld?: readonly string[];
}

export const ownRows = 'user_id = $1::text::uuid';
/** An ephemeral conversation is for the session that holds it. */
export const storedConversations = `${ownRows} and unkept_in is null`;
export const inOwnConversations = `conversation_id in (select id from public.conversations where ${storedConversations})`;
export const byForeignKey = 'its foreign key';
