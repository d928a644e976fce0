import { stateNamed } from './us-state.ts';

/**
 * Large cities and counties whose name is not shared by another well-known place and is not a first name. "Portland",
 * "Columbus", "Orange County" and "Charlotte" are left out for these reasons.
 */
const places: Readonly<Record<string, readonly string[]>> = {
  AK: ['anchorage', 'fairbanks'],
  AL: ['huntsville', 'tuscaloosa'],
  AR: ['little rock'],
  AZ: ['phoenix', 'tucson', 'scottsdale', 'tempe', 'maricopa county', 'pima county'],
  CA: [
    'los angeles',
    'san diego',
    'san jose',
    'san francisco',
    'fresno',
    'sacramento',
    'long beach',
    'oakland',
    'bakersfield',
    'anaheim',
    'santa ana',
    'irvine',
    'chula vista',
    'san bernardino',
    'modesto',
    'oxnard',
    'santa rosa',
    'la county',
    'alameda county',
  ],
  CO: ['denver', 'colorado springs', 'fort collins', 'boulder'],
  DC: ['washington dc', 'washington, dc'],
  FL: [
    'miami',
    'tampa',
    'orlando',
    'jacksonville',
    'fort lauderdale',
    'tallahassee',
    'st petersburg',
    'st. petersburg',
    'hialeah',
    'miami-dade',
    'broward',
    'broward county',
    'hillsborough county',
    'palm beach county',
  ],
  GA: ['atlanta', 'savannah', 'gwinnett county', 'dekalb county'],
  HI: ['honolulu', 'oahu', 'maui'],
  IA: ['des moines', 'cedar rapids'],
  ID: ['boise'],
  IL: ['chicago', 'rockford', 'cook county', 'dupage county'],
  IN: ['indianapolis', 'fort wayne'],
  KS: ['wichita', 'topeka', 'overland park'],
  KY: ['louisville', 'bowling green'],
  LA: ['new orleans', 'baton rouge', 'shreveport'],
  MA: ['boston', 'worcester'],
  MD: ['baltimore'],
  MI: ['detroit', 'grand rapids', 'ann arbor', 'dearborn', 'kalamazoo'],
  MN: ['minneapolis', 'st paul', 'st. paul', 'saint paul', 'duluth', 'hennepin county'],
  MO: ['st louis', 'st. louis', 'saint louis'],
  MT: ['missoula'],
  NC: ['raleigh', 'greensboro', 'winston-salem', 'asheville', 'mecklenburg county'],
  ND: ['fargo', 'bismarck'],
  NE: ['omaha'],
  NJ: ['jersey city', 'hoboken', 'paterson'],
  NM: ['albuquerque', 'santa fe', 'las cruces'],
  NV: ['las vegas', 'reno'],
  NY: [
    'brooklyn',
    'the bronx',
    'manhattan',
    'staten island',
    'long island',
    'new york city',
    'nyc',
    'buffalo',
  ],
  OH: ['cleveland', 'cincinnati', 'toledo', 'akron', 'cuyahoga county'],
  OK: ['oklahoma city', 'tulsa', 'okc'],
  PA: ['philadelphia', 'philly', 'pittsburgh', 'allegheny county'],
  RI: ['providence'],
  SC: ['myrtle beach'],
  SD: ['sioux falls', 'rapid city'],
  TN: ['nashville', 'memphis', 'knoxville', 'chattanooga'],
  TX: [
    'houston',
    'dallas',
    'san antonio',
    'fort worth',
    'el paso',
    'lubbock',
    'laredo',
    'corpus christi',
    'plano',
    'amarillo',
    'harris county',
    'tarrant county',
    'bexar county',
    'travis county',
  ],
  UT: ['salt lake city', 'salt lake', 'provo'],
  VA: ['virginia beach', 'norfolk', 'fairfax county', 'chesapeake'],
  WA: ['seattle', 'spokane', 'tacoma', 'king county'],
  WI: ['milwaukee', 'green bay'],
  WV: ['morgantown'],
  WY: ['cheyenne'],
};

const codeOf: ReadonlyMap<string, string> = new Map(
  Object.entries(places).flatMap(([code, names]) => names.map((name): [string, string] => [name, code])),
);
const anyPlace = [...codeOf.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
/** "We're in Tampa" and "outside of Chicago", but not "he flies to Denver" or "my lawyer Dallas". */
const withPreposition = new RegExp(`\\b(?:in|near|outside(?: of)?|around) (${anyPlace})(?![\\w-])`, 'i');
const counties = new RegExp(`\\b([a-z]+(?:-[a-z]+)?(?: [a-z]+)? county)\\b`, 'gi');
const alone = new RegExp(`^\\W*(?:(?:i'?m|we'?re|i live|we live|it'?s) )?(?:in )?(${anyPlace})\\W*$`, 'i');

/** Returns the state of a text that names it, or a large city or county in it. */
export function stateOfPlace(text: string): string | null {
  return stateNamed(text) ?? stateOfCity(text);
}

function stateOfCity(text: string): string | null {
  const plain = text.replaceAll('’', "'");
  const found = withPreposition.exec(plain)?.[1] ?? alone.exec(plain)?.[1] ?? countyIn(plain);
  return found === undefined ? null : (codeOf.get(found.toLowerCase()) ?? null);
}

/** A county needs no preposition: "Petition for dissolution, Cook County". */
function countyIn(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(counties)) {
    const words = name.toLowerCase().split(' ');
    const known = [words.join(' '), words.slice(-2).join(' ')].find((each) => codeOf.has(each));
    if (known) return known;
  }
  return undefined;
}
