const words: Readonly<Record<string, string>> = {
  me: 'i im ive id ill me my mine myself we us our yo mi me',
  they: 'he she him her his hers they them their hes shes theyre theyve el ella le lo la',
  partner:
    'husband wife ex exs spouse partner boyfriend girlfriend fiance fiancee hubby stbx stbxh stbxw bf gf husbands wifes wives boyfriends girlfriends partners spouses marido esposo esposa pareja novio novia exhusband exwife',
  kin: 'sister brother friend mom mum mother dad father cousin neighbor neighbour coworker colleague aunt uncle roommate bestie sisters brothers friends moms mothers dads fathers neighbors parents grandma grandpa grandmother grandfather hermana hermano amiga amigo mama papa prima primo vecina vecino student client patient niece nephew sil bil mil fil guy man woman lady somebody someone person buddy',
  step: 'stepdad stepmom stepfather stepmother padrastro madrastra babysitter nanny teacher coach',
  kid: 'kid kids child children son sons daughter daughters baby babies toddler toddlers boy boys girl girls stepson stepdaughter infant newborn teen teenager kiddo grandson granddaughter grandkids grandchild grandchildren stepkids kids daughters sons hijo hija hijos hijas nino nina ninos bebe sobrino sobrina',
  hurt: 'hit hits hitting slap slaps slapped slapping punch punches punched punching kick kicks kicked kicking beat beats beaten beating shove shoves shoved shoving push pushes pushed pushing choke chokes choked choking strangle strangles strangled strangling hurt hurts hurting grab grabs grabbed grabbing smack smacks smacked bite bites bit burn burns burned attack attacks attacked assault assaulted abuse abuses abused abusing abusive violent violence slam slams slammed throw throws threw thrown drag drags dragged whip whips whipped stab stabs stabbed rape rapes raped molest molested molesting shake shakes shook spank spanks spanked pin pins pinned tackle tackled headbutt pega golpea golpeo pego golpe golpes maltrata viola ahorco',
  kill: 'kill kills killed killing murder murders murdered shoot shoots shooting bury drown drowned drowning poison poisons hang hanging hanged matar mata mato',
  weapon:
    'gun guns pistol rifle shotgun knife knives blade razor bat crowbar machete bullet bullets hammer weapon scissors noose rope pistola cuchillo',
  mark: 'bruise bruises bruised welt welts bleeding blood marks mark scar scars broken concussion moretones',
  fear: 'afraid scared terrified frightened fear fears frighten frightens scares scare terrifies miedo flinch flinches panics',
  threat: 'threat threats threaten threatens threatened threatening amenaza amenazo',
  die: 'die dies died dying dead death suicide suicidal funeral grave heaven alive morir muerto muerta morirme suicidarme unalive kms',
  pill: 'pill pills tablets meds medicine medication xanax ambien tylenol insulin overdose overdosed pastillas bottle oxy advil',
  gone: 'gone disappear vanish vanished disappeared goodbye farewell leave left away forever without missing',
  life: 'life live living lives exist existing existence vida vivir breathing',
  end: 'end ends ended ending stop stopped over finish finished done quit',
  self: 'myself himself herself themselves themself',
  touch:
    'touch touches touched touching naked private privates penis porn bath bed bedroom undress nude nudes',
  watch:
    'track tracks tracking tracker follow follows followed following stalk stalks stalking spy spies spying monitor monitors monitoring watch watches watching gps airtag camera cameras bug spyware keylogger hack hacks hacked read reads reading check checks locate rastrear rastreo',
  device:
    'phone phones texts text messages email emails icloud whatsapp facebook instagram account accounts location password passwords voicemail snapchat iphone celular mensajes computer laptop',
  secret:
    'secretly secret hidden hide hides hiding stash conceal quietly unnoticed knowing noticing finding undetected escondo esconder',
  money:
    'money cash savings assets bonus income crypto bitcoin salary funds inheritance dinero ahorros paycheck commission',
  court: 'court judge lawyer attorney cps police cops lawyers custody hearing juez abogado',
  lie: 'lie lies lying fake false forge forged invent fabricate frame plant pretend made up photoshop falsa',
  rule: 'rules rule instructions instruction prompt prompts system guidelines restrictions filter filters filters policy configuration settings limits instrucciones reglas',
  bot: 'human person robot bot ai machine computer program chatgpt gpt real persona alive',
  drunk: 'drunk drinks drink drinking high meth heroin drugs wasted alcohol beer',
  lock: 'lock locks locked locking closet basement garage trapped block blocks blocked',
  let: 'let lets allowed allow permission dejar deja forbids forbid',
  height:
    'roof rooftop ledge bridge overpass balcony railing cliff tracks platform windowsill tower quarry rooftops parapet',
  neck: 'throat neck windpipe breath breathe breathing air gasping',
  fire: 'fire gas gasoline lighter matches flame flames petrol kerosene arson torch',
  poison: 'poison bleach antifreeze arsenic cyanide detergent lye fumes exhaust monoxide charcoal helium',
  barrier: 'door doors window windows porch driveway hallway stairs upstairs downstairs fence gate',
  wish: 'want wanna wish wishes wanting wished hope hoping need',
  paper:
    'paperwork form forms email emails affidavit declaration deposition spreadsheet invoice deadline disclosure discovery filing motion template document documents statement printer',
  play: 'soccer football baseball softball basketball hockey trampoline scooter bike playground recess practice game games chess lego fort costume gymnastics recital league karate wrestling fishing camp scouts halloween',
  meal: 'dinner lunch breakfast pizza cake turkey cookies bbq soup rice coffee tea wine pie picnic',
  house: 'couch sofa piano furniture lamp boat dishes mattress printer fridge blender tv appliance rug',
  animal: 'dog cat puppy kitten hamster rabbit horse goldfish parrot vet',
  joke: 'lol haha lmao jk hahaha kidding hehe',
  burden: 'burden worthless useless failure weight nobody nothing pointless hopeless point reason reasons',
};

const conceptByWord = new Map(
  Object.entries(words).flatMap(([concept, list]) => list.split(' ').map((word) => [word, concept])),
);

/** Returns the category of a word, so that "cousin" and "roommate" train the same feature. Undefined for most words. */
export function findCategory(word: string): string | undefined {
  return conceptByWord.get(word);
}
