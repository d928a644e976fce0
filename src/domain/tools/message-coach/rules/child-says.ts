import type { Span } from '../sentences.ts';

// A child's name is only known by its capital: "Coach", "Dr. Lee" and "Grandma" are no children.
const notChildren =
  /^(?:The|This|That|He|She|They|It|We|You|I|My|Your|Our|His|Her|Their|Coach|Teacher|Nurse|Doctor|Dr|Mr|Mrs|Ms|Judge|Grandma|Grandpa|Nana|Papa|Mom|Dad|Everyone|Nobody|Somebody|Someone|What|Who|When|Where|Why|How|If|And|But|So|Or|Then|There|Here|Please|Mom's|School|Court|Police|Just|Also|Only|Even|Because|Both|One|Aunt|Uncle|Officer|Principal|Pastor|Counselor|Therapist|Support|Plan|Schedule|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

const says =
  /\b([A-Z][a-z]+) (?:also |even |already |just |always )?(?:says?|said|told me|tells me|thinks|knows|asked me)\b(?: that)? (?:you(?:'re| are| were| never| always| don't| didn't| hate| yell| scare| lied?| care| forgot)|(?:he|she|they) (?:doesn't|don't|does not|do not|hates?|never|is scared|is afraid|feels? unsafe|wants? to (?:live|stay)))[^.!?\n]{0,45}/g;
const shuns =
  /\b([A-Z][a-z]+) (?:hates|can't stand|dreads|is (?:scared|afraid|terrified|sick)|doesn't (?:want|like)|cries|refuses)[^.!?\n]{0,40}\b(?:you|yours|your (?:house|place|home|apartment|girlfriend|boyfriend|new))\b/g;
const carries =
  /\b(?:[Hh]ave|[Aa]sk|[Ll]et|[Gg]et|[Tt]ell) ([A-Z][a-z]+) (?:to )?(?:tell|give you|ask you|explain|hand you|show you|remind you)\b|\b(?:bill|check|money|letter|papers|envelope|receipts?|message|invoice|note) with ([A-Z][a-z]+)\b|\b([A-Z][a-z]+) (?:will|can|'ll) (?:hand|give|tell) (?:it|you|them)\b/g;
const isTold =
  /\b(?:I told|I'll tell|I will tell|let|I explained to) ([A-Z][a-z]+) (?:know )?(?:everything|all about|what you|why you|how you|the truth|you (?!called|love|will))/g;

/** Places where a child called by name is made a witness, a judge or a messenger. Reads capitals. */
export function childSays(text: string): Span[] {
  return [says, shuns, carries, isTold].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: found, ...groups }) => {
      const name = groups[1] ?? groups[2] ?? groups[3] ?? '';
      return notChildren.test(name) ? [] : [{ start: index, end: index + found.length }];
    }),
  );
}
