import { stateCodes, stateName } from '../../retrieval/us-state.ts';

/** Names that are often typed in lowercase and are never common words. */
const givenNames =
  'aaliyah aaron abby abigail adam addison adrian aiden alejandro alex alexa alexis alice alicia allison alyssa amanda amber amelia amir amy ana andrea andrew angela angelica anna anthony antonio aria ariana arthur asher ashley aubrey audrey austin ava avery barbara beatriz becky ben benjamin beth bianca blake brandon brayden brenda brian brianna brittany brooklyn bryan caleb camila cameron carla carlos carly caroline carter cassie catherine cesar charlie charlotte chelsea chloe chris christina christopher cindy claire claudia colin connor crystal cynthia dani daniel danielle danny darius david dawson deborah declan denise derek destiny devon diana diego dominic donna dylan easton eddie eduardo eli eliana elijah elizabeth ella ellie emilia emily emma eric erica erin ethan eva evan evelyn ezra fatima fernando finn frank gabby gabriel gabriela gary genesis george gianna giovanni grayson greg gregory hailey hannah harper heather hector helen henry holly hudson ian imani isaac isabel isabella isaiah isla ivan jackson jacob jada jaden jake jamal james jamie janet jared jasmine jason javier jaxon jayden jayla jeff jenna jennifer jenny jeremiah jeremy jerome jesse jessica jesus jill jimmy joanna joel john johnny jonah jonathan jordan jorge jose joseph josh joshua josiah juan julia julian julie justin kaitlyn karen karina karla kate katherine kathy katie kayden kayla kaylee keisha kelly kelsey kenji kenny kevin keisha kiara kim kyle landon latoya laura lauren leah leila leo leon leonardo leslie levi liam lillian lilly lily linda lindsay lisa logan lola lorenzo louis luca lucas lucia lucy luis luke luna lydia mackenzie madelyn madison malik marcus margaret maria mariah marisol maribel marlon martha martin marvin mateo matt matthew maya megan melanie melissa mia micah michael michelle miguel mila milo miranda mohammed molly monica morgan moses nadia naomi natalia natalie nathan nathaniel nevaeh nicholas nick nicole nina noah nolan nora oliver olivia omar oscar owen pablo paige patricia patrick paul pedro penelope peter peyton priya quentin rachel rafael raymond rebecca ricardo richard riley rita robert roberto rodney roman ronald rosa ruben ruby russell ruth ryan sadie salvador sam samantha samuel sandra santiago sara sarah savannah scarlett sean sebastian selena sergio shannon sharon shawn sheila silas simon skylar sofia sophia sophie stella stephanie stephen steven susan sydney tamika tanya tasha tatiana taylor teresa terrence theo theresa thomas tiffany timothy tina todd tommy tracy trevor tristan tyler tyrone valentina valerie vanessa veronica victor victoria vincent violet vivian walter wendy wesley william willow wyatt xavier yolanda zachary zoe zoey';

const others: Readonly<Record<string, string>> = {
  fb: 'Facebook',
  facebook: 'Facebook',
  insta: 'Instagram',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  whatsapp: 'WhatsApp',
  venmo: 'Venmo',
  zelle: 'Zelle',
  paypal: 'PayPal',
  cashapp: 'Cash App',
  walmart: 'Walmart',
  costco: 'Costco',
  walgreens: 'Walgreens',
  cvs: 'CVS',
  mcdonalds: "McDonald's",
  starbucks: 'Starbucks',
  disney: 'Disney',
  ipad: 'iPad',
  iphone: 'iPhone',
  xbox: 'Xbox',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas',
  'christmas eve': 'Christmas Eve',
  'christmas day': 'Christmas Day',
  xmas: 'Christmas',
  easter: 'Easter',
  halloween: 'Halloween',
  hanukkah: 'Hanukkah',
  ramadan: 'Ramadan',
  eid: 'Eid',
  passover: 'Passover',
  'mothers day': "Mother's Day",
  "mother's day": "Mother's Day",
  'fathers day': "Father's Day",
  "father's day": "Father's Day",
  'labor day': 'Labor Day',
  'memorial day': 'Memorial Day',
  'new years': "New Year's",
  'new years eve': "New Year's Eve",
  'spring break': 'spring break',
  chicago: 'Chicago',
  houston: 'Houston',
  dallas: 'Dallas',
  austin: 'Austin',
  phoenix: 'Phoenix',
  denver: 'Denver',
  seattle: 'Seattle',
  atlanta: 'Atlanta',
  miami: 'Miami',
  orlando: 'Orlando',
  tampa: 'Tampa',
  boston: 'Boston',
  detroit: 'Detroit',
  'new york': 'New York',
  'los angeles': 'Los Angeles',
  'san diego': 'San Diego',
  'san antonio': 'San Antonio',
  'las vegas': 'Las Vegas',
  vegas: 'Vegas',
  mexico: 'Mexico',
  canada: 'Canada',
};

const names = new Map<string, string>([
  ...givenNames.split(' ').map((name) => [name, capitalized(name)] as const),
  ...stateCodes.map((code) => [stateName(code).toLowerCase(), stateName(code)] as const),
  ...Object.entries(others),
]);
const longestFirst = [...names.keys()].toSorted((one, other) => other.length - one.length);
const known = new RegExp(`\\b(?:${longestFirst.join('|')})(?=s?\\b)`, 'gi');
/** In "Walmart in odessa", the place after a shop is a town. */
const townOfShop = /\b(Walmart|Costco|Walgreens|CVS|McDonald's|Starbucks|Target) in ([a-z]+)/g;
const titled = /\b(dr|mr|mrs|ms|coach)\.? ([a-z]+)\b/gi;
const untitled = /^(?:visit|appointment|appt|office|said|says|today|is|was|about|at|on)$/i;

export function isGivenName(word: string): boolean {
  return names.has(word.toLowerCase()) && givenNames.includes(word.toLowerCase());
}

/** Corrects the capitals of names: people, holidays, shops, states and towns, and the names in `told`. */
export function capitalizeNames(text: string, told: readonly string[] = []): string {
  const named = told.reduce(
    (spelled, name) => spelled.replace(new RegExp(`\\b${name}(?=(?:'?s)?\\b)`, 'gi'), name),
    text,
  );
  return named
    .replace(known, (word) => names.get(word.toLowerCase()) ?? word)
    .replace(/\btarget(?= (?:in|on|at|for|run|card)\b)|(?<=\b(?:at|from|to) )target\b/g, 'Target')
    .replace(townOfShop, (_whole, shop: string, town: string) => `${shop} in ${capitalized(town)}`)
    .replace(titled, (whole, title: string, name: string) =>
      untitled.test(name)
        ? whole
        : `${capitalized(title.toLowerCase())}${/coach/i.test(title) ? '' : '.'} ${capitalized(name)}`,
    );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
