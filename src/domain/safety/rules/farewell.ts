import { type Rule, rules } from './rule.ts';

const gun = '(?:(?:12|20|16|410) ?gauge|gauge|shotgun|rifle|pistol|revolver|handgun|gun|30 ?30|deer gun)';
const animals = '(?:herd|dogs?|cats?|animals|horses?|cattle|cows|livestock|chickens|birds)';
const ordinary =
  'safe|locked|hunt\\w*|apprais\\w*|inventory|season|sheriff|police|pawn\\w*|sell|sold|who gets|his guns?|her guns?|range';

/**
 * Matches getting affairs in order beside a weapon, and casual mentions of a way to die. Such plain words are easily
 * missed.
 */
export const farewellRules: readonly Rule[] = rules('suicide_risk', 'suicide-asked', [
  {
    match: `(?:papers|affairs|everything|things|accounts|paperwork) (?:are |is |all |now |finally |put |got )*in order .{0,160}${gun}`,
    unless: ordinary,
  },
  {
    match: `(?:taking|takes|took|rehomed|gave away|giving away|gave|found (?:a )?(?:new )?homes? for) (?:the |all |my |away )*${animals} .{0,140}${gun}`,
    unless: ordinary,
  },
  {
    match: `(?:moved|brought|carried|fetched) (?:\\w+ ){0,4}${gun} (?:up |over |back )?(?:to|into|in|by|beside) (?:the |my )?(?:house|bed|bedroom|nightstand|kitchen|barn|truck) .{0,60}(?:quiet|over|rest|peace|after that|no more|wont (?:matter|need))`,
    unless: ordinary,
  },
  '(?:one|just one|a|another) (?:little |small |tiny |quick )*(?:turn|twitch|jerk|flick|tug|nudge|twist) of the (?:steering )?wheel',
]);
