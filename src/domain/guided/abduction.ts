import { normalize } from '../safety/normalize.ts';

/*
 * A threat or plan of the other person to take the children abroad: "if i leave he'll take dev to india". A trip that
 * both know of ("he wants to take them to Mexico for spring break") is none.
 */

const them =
  '(?:he|she|hes|shes|hed|shed|hell|shell|they|theyre|theyll|theyd|(?:my|the) (?:\\w+ )?(?:ex|husband|wife|spouse|partner|boyfriend|girlfriend|in laws|mother in law)|(?:his|her) (?:mom|mother|family|parents|dad|father|brother|sister))';
const taking =
  '(?:take|takes|taking|took|bring|brings|bringing|fly|flies|flying|send|sends|sending|move|moves|moving|ship|sneak|smuggle|run|runs|running|leave|leaving|disappear|disappearing|vanish|flee|fleeing|go|going|kidnap|abduct|keep|keeping|get|getting|put|putting|steal|stealing)';

/** Names that are also those of a state, a person or a dish in plain talk are left out: Georgia, Chad, Jersey. */
const country =
  '(?:afghanistan|albania|algeria|argentina|armenia|australia|austria|azerbaijan|bahamas|bahrain|bangladesh|belarus|belgium|belize|bolivia|bosnia|brazil|bulgaria|cambodia|cameroon|canada|chile|china|colombia|congo|costa rica|croatia|cuba|cyprus|denmark|dominican republic|dubai|ecuador|egypt|el salvador|england|eritrea|estonia|ethiopia|fiji|finland|france|gambia|germany|ghana|greece|guatemala|guinea|guyana|haiti|honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|ivory coast|jamaica|japan|jordan|kazakhstan|kenya|korea|kosovo|kuwait|laos|latvia|lebanon|liberia|libya|lithuania|london|malaysia|mali|(?<!new )mexico|moldova|morocco|myanmar|nepal|netherlands|new zealand|nicaragua|nigeria|norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|poland|portugal|qatar|romania|russia|rwanda|saudi arabia|saudi|scotland|senegal|serbia|sierra leone|singapore|slovakia|slovenia|somalia|south africa|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|togo|trinidad|tunisia|turkey|uganda|ukraine|uae|emirates|uk|united kingdom|uruguay|uzbekistan|venezuela|vietnam|wales|yemen|zambia|zimbabwe|europe|africa|asia|the middle east|south america|central america)';
const abroad = `(?:${country}|abroad|overseas|out of (?:the|this) (?:country|us|usa|states)|out of the united states|another country|a different country|(?:his|her|their) (?:home )?(?:country|homeland)|back home|across the border|over the border|where (?:he|she) (?:is|was|comes|came) from)`;
const child =
  '(?:kids?|children|child|son|daughter|baby|boys?|girls?|twins|toddler|them|him|her|us both|both of them|[a-z]{2,12})';

const takesAbroad = new RegExp(
  ` ${them}(?= )(?: \\w+){0,14}? ${taking}(?: with| off with| away)? (?:the |my |our )?(?:\\w+ )?${child} (?:and \\w+ )?(?:\\w+ ){0,4}?(?:to |in |and \\w+ to )?(?:his |her |my |the )?(?:\\w+ ){0,3}?${abroad} `,
);
const leavesWith = new RegExp(
  ` ${them}(?= )(?: \\w+){0,10}? (?:leave|leaving|flee|fleeing|fly|flying|disappear|disappearing|run|run off|running|go|going|go back|move|moving|move back|moving back) (?:\\w+ ){0,3}?(?:to |for )?(?:\\w+ ){0,3}?${abroad} (?:\\w+ ){0,3}?with (?:the |my |our )?(?:kids|children|son|daughter|baby|boys|girls|twins|them|him|her) `,
);
const kidnaps = new RegExp(
  ` ${them}(?= )(?: \\w+){0,8}? (?:kidnap|kidnapping|abduct|abducting)(?: \\w+){0,3} `,
);
const threat =
  / (?:threat\w*|warned|warns|swears?|swore|vow\w*|promised me|kidnap\w*|abduct\w*|never (?:\w+ ){0,2}(?:see|come back|bring|return|coming back)|not (?:come|bring|coming|bringing) (?:\w+ ){0,2}back|wont (?:come|bring|let|see|ever|be (?:back|coming))|for good|forever|for ever|disappear\w*|vanish|behind my back|without (?:telling|asking|me|my)|if i (?:leave|file|go|divorce|dont|tell|ever|try|fight|call|take|say|get|talk|do)|if we (?:divorce|split|separate)|unless i|or else|hid(?:es|ing)? (?:the|their|his|her) passports?|(?:has|took|got|hid|keeps|bought) (?:the |their |all the )?(?:kids )?(?:passports?|one way)|one way|afraid|scared|worried|fear|terrified|secretly|run off|flee\w*|steal\w*) /;
const says =
  / (?:says?|said|saying|tells? me|told me|texted|wants? to|wanted to|is going to|hes going to|shes going to|gonna|plans?|planning|talks? about|talking about|hell|shell|he will|she will|could|might|tried to|trying to) /;
const trip =
  / (?:vacations?|holidays?|trips?|visit\w*|weeks?|weekends?|days|summer|spring break|winter break|christmas|thanksgiving|wedding|cruise|tour|grandmas? birthday|reunion|passed away|funeral|disney|camp|month|mediat\w*|we agreed|agreed|agree|fine with|ok with|okay with|with my permission|i said yes|and back|every year|school trip) /;
const denied =
  / (?:(?:never|not|didnt|doesnt|hasnt|isnt|wouldnt|would never|wont) (?:\w+ ){0,3}(?:threat\w*|take|taken|took|kidnap\w*|abduct\w*|going to take|trying to take)|no (?:threats?|risk|danger|fear)|not (?:afraid|scared|worried)) /;

/** Whether a text says that the other person may take the children to another country. */
export function tellsOfAbduction(text: string): boolean {
  const plain = ` ${normalize(text).replaceAll('|', ' ').replaceAll(/ +/g, ' ').trim()} `;
  if (denied.test(plain)) return false;
  if (kidnaps.test(plain) && !/ kidnap\w* (?:charge|case|insurance|movie|show) /.test(plain)) return true;
  if (!takesAbroad.test(plain) && !leavesWith.test(plain)) return false;
  return threat.test(plain) || (says.test(plain) && !trip.test(plain));
}
