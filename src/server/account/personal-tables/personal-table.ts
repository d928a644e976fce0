/** A table that holds personal data, and how the export and the deletion of an account cover it. */
export interface PersonalTable {
  name: string;
  /** The condition that selects the person's rows, with the account ID as `$1`. */
  owner: string;
  /** The order of the rows in the export. */
  order: string;
  /** How the export treats the columns, or why it leaves out the whole table. */
  export: ExportedColumns | { leftOut: string };
  /** How the rows are removed when the account is deleted. */
  deletedBy: 'its foreign key' | 'private.delete_account' | 'reporting to the payment provider';
}

/** Every column is in one of these lists, or has a label in `export/labels.ts`; a test compares them to the database. */
interface ExportedColumns {
  /** Columns that appear only in the JSON files. */
  data: readonly string[];
  /** Columns that are not exported. */
  withheld?: readonly string[];
}

export const ownRows = 'user_id = $1::text::uuid';
/** An ephemeral conversation exists only for its session. */
export const storedConversations = `${ownRows} and unkept_in is null`;
export const inOwnConversations = `conversation_id in (select id from public.conversations where ${storedConversations})`;
export const byForeignKey = 'its foreign key';
