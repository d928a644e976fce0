import { type Day, yearOf } from '../../tools/day.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { leftOfRow, restOfRow } from '../text/page-layout.ts';
import { type RunningText, lineAt } from '../text/running-text.ts';

/** The date on which a court made or changed its form is not a date of the case. */
const version = String.raw`\b(?:rev|r|eff|ed|exp|revised|revision|effective|adopted|approved|amended|new|version|current as of|expires|expiration)\b\.?:?`;
const revised = /\brev(?:\.|ised|ision)?:? ?(?:date:? ?)?$/i;
const precededByMeaning = new RegExp(String.raw`${version}(?: ?(?:for|use|date|on))*:? ?$`, 'i');
/** A footer with page numbers, or the number of a federal form. */
const footer = /\bp(?:age|g\.?) ?\d+ ?(?:of|\/) ?\d+\b|\b\d+ of \d+ ?$|\bOMB\b/i;
/** The row that contains the name of the form. */
const formRow =
  /\bform [A-Z\d]|\bjudicial council\b|\b(?:approved|mandatory|optional) (?:form|use|for)\b|^(?!(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\b)[A-Z]{1,5}[- ]?\d[\w.-]*,? /i;
/** "NHJB-2212-DF (12/23/2024)": only a form number precedes the date in its cell. */
const codeBefore = /^\W*[A-Z]{1,6}(?: [A-Z]{1,4})?[ -]?\d[\w.-]*\W*(?:(?:[Rr]ev|R|[Ee]ff|[Ee]d|v)\b\W*)?$/;

const LONGEST_DATE = 12;

/** The same after other words, in parentheses. */
const codeInRow = /\b[A-Z]{2,6}[ -]?\d[\w.-]* ?(?:[Rr]ev\.? ?[\d/]+ ?)?\((?:[Rr]ev|R|[Ee]ff|[Ee]d|v)?\.? ?$/;

/** "Mandatory Form (07/01/2025)". */
const formName = /\b(?:mandatory|optional|standard|approved|court|official) form:? ?\(?$/i;

/** Matches "[Rev. July 1, 2012]". Any other date may be a date of the case, which must not be lost. */
export function isOfForm({ text }: RunningText, { from }: WrittenDate): boolean {
  return revised.test(text.slice(Math.max(0, from - 24), from));
}

/** "FORM 10.01-H: Amended: July 1, 2023" is probably a version's date, and so is an old date in a footer. */
export function isMaybeOfForm(running: RunningText, { from, day }: WrittenDate, today: Day): boolean {
  const before = running.text.slice(Math.max(0, from - 150), from);
  const row = rowAt(running, from);
  const isFooter = footer.test(row);
  if (isFooter && yearOf(day) < yearOf(today) - 1) return true;
  if (formName.test(before) && yearOf(day) < yearOf(today)) return true;
  const cell = running.text.slice(running.starts[lineAt(running, from)], from);
  // In a footer the date often stands in a column of its own.
  const left = leftOfRow(running, from).trim();
  const isAlone = left !== '' && restOfRow(running, from).trim().length <= LONGEST_DATE;
  if (codeBefore.test(cell) || codeInRow.test(before) || (isAlone && codeBefore.test(left))) return true;
  if (precededByMeaning.test(before) && (formRow.test(row) || formRow.test(cell) || isFooter)) return true;
  const form =
    /\b(?:form|judicial council|supreme court|[A-Z]{2,4}-?\d{2,4}\w?)\b((?:[^.;]|\.\d){0,90})\b(?:amended|approved(?: for use)?|adopted|effective|version|mandatory|optional)\b:?(?: (?:use|form|date|on))*:? ?$/i.exec(
      before,
    );
  return form !== null && !/\b(?:shall|must|will)\b/i.test(form[1] ?? '');
}

function rowAt(running: RunningText, offset: number): string {
  return leftOfRow(running, offset) + restOfRow(running, offset);
}
