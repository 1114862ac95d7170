/** What visitors say in English without asking anything of the page. */

/** What a message has that asks, wants or offers something; one that tells has none of it. */
const WANTING = [
  'what|which|when|where|whose?|why|how|whether|if|can|could|do you|does (s?he|it)|any(thing|one)?',
  'tell|show|list|give|explain|describe|send|please|pl[sz]|need|want|wanna|look for|looking|like to|love to|happy to',
  'curious|wonder\\w*|interested|know|heard|read|saw|see|find|found|ask(ing)?|question|mean|meant|said|more|details?',
  'hir(e|ing)|recruit\\w*|role|position|job|offer|budget|opportunity|vacanc\\w*',
  'links?|e?mail|phone|number|résumé|resume|cv|code|repo\\w*|instead|second|third|thank(s| you)|bye|right|correct',
];

/** What comes first, and says nothing. */
const CRIES = 'oh|ok(ay)?|ah|hm+|(ha){1,6}|lol|well|yes|no|yeah|wow|sure|cool|nice|great|damn|bloody hell';

/** How one begins who tells something of oneself, or what one thinks of an answer. */
const TELLING = [
  "(i|we)(['’](m|ve|ll|d|re))? (\\w+ )?\\w+",
  '(my|our) \\w+ \\w+',
  "that['’]?s (an?|the|so|some|very|really|quite|pretty|too|not|good|great|fair|nice|bad|it|all|exactly|precisely)",
  "that['’]?s (funny|impressive|interesting)",
  '(that|the|this|your) [\\w-]+ (is|was|looks) (so |really |very )?(beautiful|gorgeous|pretty|nice|lovely|ugly)\\b',
  '(that|the|this|your) [\\w-]+ (is|was|looks) (so |really |very )?(great|cool|awesome|amazing|fun|neat|slick)\\b',
  'an? (man|woman|person|developer|dev|engineer) (of|after) ',
  'every(one|body) says|people say|same here|done\\b|got it\\b|fair\\b|very well\\b|no (worries|problem|rush)\\b',
  'sounds (like|good|great|fun|boring|fair|about)|not (bad|shy|too|surprised)|good (cos|because|for)',
  'just (teasing|kidding|joking|checking)',
  '(w{3,}|solid|neat|sweet|brilliant|impressive|clever|blimey|crikey|gosh|fancy|perfect|excellent)\\W*$',
  '(awesome|amazing|superb|noted|gotcha|makes sense|fair play|good stuff)\\W*$',
];

/** Who tells something of themselves, or what they think of what was said, asks nothing. */
export const remark = new RegExp(
  `^(?!.*(\\?|\\b(${WANTING.join('|')})\\b))((${CRIES})\\b[\\s,.!]*){0,4}(${TELLING.join('|')})`,
);

/** Who thanks, and says what comes next, asks nothing more. */
export const thanking =
  /^(?!.*(\?|\b(what|which|when|where|who|why|how|can|could|do you|does|is|are|any|and|but|one more|also|need|want|tell|show|send)\b))(many |ok(ay)?,? )?(thanks|thank you|cheers|ta)\b.{0,60}$/;
