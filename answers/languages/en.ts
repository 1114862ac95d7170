/** How questions are put in English, and how a page tells things. */
import type { LanguageRules } from '../language-data.ts';
import { needs, specifics } from './en-needs.ts';
import { measures, signs } from './en-signs.ts';

export const en: LanguageRules = {
  stopWords: new Set(
    (
      'a an the this that these those is are was were be been being am do does did done has have had having can could ' +
      'will would shall should may might must i you he she it we they me him her them my your his its our their u ur ' +
      'who whom whose what which when where why how and or but if of in on at to for from with by about as into than ' +
      'then there here so such not no yes any some all each more most much many very really please tell know say ask ' +
      'explain describe give show also just only ever one own use used uses using get got like sort kind good thing ' +
      "things someone somebody anyone actually exactly officially basically okay ok well let lets let's hi hello hey " +
      'out up down over off too still now right quick quickly quite anything something everything lot bit way ' +
      "i'm you're he's she's it's we're don't doesn't didn't isn't aren't can't what's who's where's that's there's i'd you'd " +
      'page site website does owner person guy mention mentioned say says said mean means happen happens'
    ).split(' '),
  ),
  aspects: {
    amount:
      /\bhow (many|much|big|large|far|small|high|heavy|exact|accurate|precise)\b|\bwhat (number|share|fraction|percent\w*|proportion|percentage)\b|\bnumber of\b|\bnumbers\b/,
    speed: /\bhow (fast|quick\w*|soon|slow|long)\b|\blatency\b|\bspeed\b|\b(load|response) times?\b/,
    time: /\bwhen\b|\bsince\b|\b(what|which) (years?|month|date)\b|\bhow long\b|\b(how many|in|of) years\b|\byears of\b|\bstart date\b/,
    place: /\bwhere\b|\bwhich (city|country)\b|\bwhat (city|country)\b/,
    person: /\bwho\b|\bwhose\b/,
    reason: /\bwhy\b|\breasons?\b|\bwhat for\b/,
    highest: /\b(best|strongest|highest|(?<!on )top|most|better|stronger|higher|favou?rite)\b/,
    lowest: /\b(worst|weakest|lowest|(?<!at )least|weaker|lower|worse)\b/,
    manner:
      /^(and )?how\b(?! (many|much|fast|long|big|large|quick|soon|old|good|well))|^(and )?(such as|like what|for (example|instance))\W*$/,
    career:
      /\b(companies|employers|jobs|work history|background|timeline|in order|career|employment history|firms|résumé in short|cv in short)\b|\bwhere (has|have) .*\bworked/,
    weekday:
      /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweekends?\b|\btime ?zones?\b|\bwhat zone\b|\b(office|working|business) hours\b|^hours\b/,
    people:
      /\bhow many\b.*\b(people|devs?|developers?|engineers?|colleagues|members|coders)\b|\bhow (big|large|small)\b.*\bteam\b/,
    before: /\bbefore (that|then|this|it)\b|\bprevious(ly| one| job)?\b/,
    difference: /\bby how (much|many)\b|\b(difference|gap)\b/,
    others:
      /\b(the|any|his|her|your|both|all|two|three) others?\b(?! (than|channel|way))|\bother (one|two|three|four|project)s?\b|\bthe rest\b|\bremaining\b/,
    after: /\bafter(wards| that| then)\b|^(and )?then\W*$|^(and )?(what|where) then\b|\bnext (job|one|company)\b/,
    earliest: /\b(first|1st|earliest) (ever )?(real |full-time )?(job|company|employer|position|role|firm)\b/,
    without:
      /\b(not|n't|without|no|never)\b.{0,20}\b(us(e|es|ing|ed)|built|involv\w+|need\w*)\b|\b(without|lacks?|besides|other than|apart from|aside from|except|beyond|nothing to do with)\b/,
    level:
      /\bhow (good|well|strong|skilled|fluent|proficient)\b|\b(levels?|scores?|marks?|grades?|ratings?|rated?|percent\w*|in numbers|how many points|proficiency|good at (it|that|them))\b/,
    built:
      /\b(stack|tech(nolog\w+)?|built|made(?! \w+ (build|write|make|do)\b)|written|framework|bundler|run on|running on)\b/,
    total:
      /\bhow many (projects|skills|technologies|groups|things|items|works|repos\w*)\b|\bin total\b|\b(altogether|overall|of (them )?all|on the (whole )?(list|page))\b/,
    achievements:
      /\b(achiev\w*|accomplish\w*|(have|has|did) \w+ (done|chang\w+|improv\w+|deliver\w*|ship\w*)|(re(written|built|done|worked))|benefit\w*|what changed|effects?|proud\w*|results?|outcomes?|impact|improv(e|ed|ements?)|wins?|measurabl\w+|metrics|figures|numbers|evidence|track record|successes)\b/,
  },
  leans:
    /^(and|so|but|also|what about|how about|ok(ay)?,? (and|what)|then|or)\b|\b(it|its|that|this|those|these|they|them|there|ones?|former|latter|same|above|previous|other|else|both|either|neither|each|all three|back then|at (that|the) time|after(wards)?|of the (two|three|four))\b/,
  short: 7,
  joints: /(?:,|;|\band\b|\balso\b|\bplus\b|&| - | – | — )/,
  asks: /\?|\b(what'?s?|which|when|where|who'?s?|whose|why|how|can|could|do|does|did|is|are|was|were|any|tell|show|list|give|explain|describe|would|will|should|has|(?<!\b(?:i|we) )have)\b/,
  asides: {
    ack: /^((oh|ah|hm+|ok(ay)?|lol|(ha){1,6}|cool|(nice|lovely|great)( (one|site|page|work))?|wow|meh|boring|interesting|fair enough|i see|good|yeah|yep)\b[\s,.!~…]*){1,6}$/,
    thanks: /^(ta|cheers|ty|thx|3q)\W*$/,
    greeting:
      /^\w{0,5},? ?(what'?s up|sup|yo|how are you)\W*$|^good (morning|afternoon|evening|day)\W*(i hope [^?.]*)?\W*$/,
    injection: /\b(ignore|disregard|forget)\b.{0,30}\b(instructions?|prompts?)\b/,
  },
  ordinals: [
    /\b(first|1st)\b|#1\b/,
    /\b(second|2nd)\b|#2\b/,
    /\b(third|3rd)\b|#3\b/,
    /\b(fourth|4th)\b/,
    /\b(fifth|5th)\b/,
    /\blast\b/,
  ],
  spoken: { zh: /\bmandarin\b/ },
  slips: [
    [/^((hi|hello|hey)\b[^a-z]*(there\b)?[^a-z]*)?((just )?(a )?quick (one|question)\b[^a-z]+)(?=[a-z])/g, ''],
    [/^((no|nope|sorry|actually)\b[,. ]*)?i (meant|mean|was asking( about)?)\b(?! something| it| that)[,: ]*/g, ''],
    [/\bwat(s)?\b/g, 'what$1'],
    [/\b(what|who|where|when|how|that)s\b/g, "$1's"],
    [/\bper cent\b/g, 'percent'],
    [/\b(?:atm|at the mo)\b/g, 'at the moment'],
    [/\bw[hi]?ich?h\b|\bwich\b/g, 'which'],
    [/\b(where\b.*|(is|are) \w+ )based\b/g, '$1located'],
    [/\br(?= (u|you|they)\b)/g, 'are'],
    [/\bu\b(?![.&])/g, 'you'],
    [/\byrs\b/g, 'years'],
    [/\b(open|looking|doing|learning|working)\b(.*) rn(?=\W*$)/g, '$1$2 right now'],
    [/\bteh\b/g, 'the'],
    [/\byuo\b/g, 'you'],
    [/\bpls\b|\bplz\b/g, 'please'],
  ],
  oftenMisspelt: (
    'address japanese english chinese mandarin cantonese german french spanish korean github email experience years many ' +
    'company working please language languages speak knowledge backend frontend project projects website license licence ' +
    'components build built component salary internationalization performance accessibility available about phone number ' +
    'rewritten does have give your where what which when there from with search open source search editor portfolio remote studying ' +
    'learning title support contributors technology database'
  ).split(' '),
  needs,
  specifics,
  tells: {
    salary: /\b(salary|day rate|hourly|per (day|hour)|rate is|charge|i earn|fee)\b|[€$£¥]\s?\d/,
    age: /\bborn\b.*\d|\b(years old|my age|birthday)\b/,
    family:
      /\b(married|wife|husband|partner|kids?|child(ren)?|daughters?|sons?|father of|mother of|family|twins|siblings?)\b/,
    education:
      /\b(taught (my|him|her)self|universit\w+|college|degree|studied|graduat\w+|bachelor\w*|master'?s|ph\.?d|diploma|certif\w+|school|self-taught|bootcamp|bsc|msc)\b/,
    visa: /\b(visa|citizen\w*|passport|work permit|nationality|blue card|right to work)\b/,
    availability:
      /\b(remote\w*|freelanc\w+|relocat\w+|available|availability|notice period|(weeks|months)'? notice|open to|part-time|full-time|contract(s|or)?|looking for|hybrid|on-?site|travel|book(ed|ings?)|free from|next (spring|summer|autumn|winter|month|year)|new (role|job|work|position)|four days|days a week|commission\w*|(from|in|until|till) (spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)( on)?\b(?! \d))\b/,
    hobby:
      /\b(hobb\w+|free time|spare time|weekends?|outside (of )?work|play|climb\w*|hik\w+|music|guitar|piano|bak\w+|cook\w*|garden\w*|coffee|sports?|runn?ing|cycl\w+|sailing|chess|photograph\w+|favou?rite|when i('m| am) not|saturdays?|sundays?|cats?|dogs?|pets?|row(ing)?|swim\w*|boulder\w*)\b/,
    weakness: /\b(weak\w*|bad at|not good at|struggl\w+|fail\w*|mistake\w*|harder for me|still learning)\b/,
    personal: /\b(award\w*|prize|patent\w*|volunteer\w*|photo|dream)\b/,
    otherSocial:
      /\b(linkedin|wechat|mastodon|blog|youtube|newsletter|podcast|talks?|telegram|instagram|speak at|conference\w*|publish\w*|article\w*)\b/,
    companyFacts:
      /\b(users|customers|employees|revenue|founded|offices?|clients|downloads|stores|patients|riders|readers)\b/,
    team: /\b(of us|people|team\w*|colleagues?|lead(ing)?|mentor\w*|engineers|developers|conventions)\b/,
    performance:
      /\b(fast\w*|first load|load(s|ing)?|speed\w*|performance|packages|bundle|ms|latency|split|millisecond\w*|faster|slow)\b/,
    multilingual:
      /\b(languages?|i18n|internationali[sz]\w+|locali[sz]\w+|translat\w+|line breaking|multilingual|right-to-left|plurals?)\b/,
    admin: /\b(admin\w*|permissions?|audit|bulk|dashboards?|back[ -]office|support now|internal tools?)\b/,
    components: /\b(components?|accessib\w+|design systems?|wcag|screen readers?|ui kit|a11y|keyboard)\b/,
    workStyle:
      /\b(review|docs|document\w*|write first|tests?|convention\w*|notes the same way|obsessed|principles?|ask why|pair)\b/,
    learning: /\b(learn\w*|new thing|lately|studying|reading|crdts?|course)\b/,
    aiUse: /\b(ai|llms?|copilot|models?|machine learning)\b/,
    license: /\b(licen[cs]\w*|mit|gpl|apache|proprietary|open source|copyright)\b/,
    previousJob:
      /\b(first \w+ years|before (that|then|joining)|previously|used to|formerly|earlier|started (out|as)|career)\b/,
    since: /\b(since (19|20)\d\d|for \w+ years|years of|been \w+ing)\b/,
    skillScale: /\b(scores?|self-rated|percent\w*|how sure|how often)\b/,
  },
  concepts: [
    ['maintain', 'maintained', 'abandoned', 'alive', 'active'],
    ['goes', 'gone', 'abandoned', 'dies', 'discontinued', 'stays'],
    ['obsessed', 'frets', 'picky', 'cares', 'nitpick'],
    ['production', 'runs', 'uses', 'using', 'user', 'used', 'real', 'live', 'customer'],
    ['team', 'people', 'colleague', 'us', 'member'],
    ['fast', 'quick', 'speed', 'ms', 'latency', 'performance', 'slow', 'faster'],
    ['pull', 'pr', 'prs', 'contribution', 'contributor', 'contribute', 'community', 'outside', 'outsider'],
    ['store', 'save', 'keep', 'saved', 'storage', 'format', 'file', 'stored', 'kept'],
    ['host', 'self-host', 'server', 'deploy', 'run', 'self-hosted'],
    ['built', 'based', 'made', 'foundation', 'framework', 'underneath', 'engine', 'library'],
    ['ime', 'input', 'keyboard', 'typing'],
    ['cursor', 'caret'],
    ['record', 'log', 'audit', 'history', 'trail', 'track', 'trace', 'changed', 'change'],
    ['permission', 'access', 'role', 'rights', 'acl'],
    ['screen', 'page', 'view'],
    ['spreadsheet', 'sheet', 'excel', 'table'],
    [
      'translation',
      'untranslated',
      'translate',
      'language',
      'locale',
      'i18n',
      'localization',
      'localisation',
      'internationalization',
      'multilingual',
      'copy',
      'text',
      'string',
    ],
    ['accessible', 'accessibility', 'a11y', 'wcag', 'reader'],
    ['component', 'widget', 'ui', 'kit'],
    ['load', 'loading', 'initial', 'startup', 'first'],
    ['split', 'package', 'module', 'broke', 'break', 'separate', 'monolith', 'refactor'],
    ['support', 'agent', 'service'],
    ['legacy', 'inherit', 'inherited', 'old', 'mess', 'existing'],
    ['zero', 'new', 'greenfield', 'started', 'start', 'ground'],
    ['doc', 'documentation', 'document', 'docs'],
    ['review', 'reviewer'],
    ['ship', 'release', 'launch', 'publish', 'deliver', 'shipped', 'released'],
    ['convention', 'standard', 'rule', 'norm'],
    ['search', 'find', 'finding', 'query'],
    ['note', 'notes', 'note-taking'],
    ['link', 'backlink', 'connect', 'connection', 'linked', 'graph', 'relation'],
    [
      'study',
      'studied',
      'university',
      'college',
      'degree',
      'school',
      'graduate',
      'graduated',
      'education',
      'major',
      'bachelor',
      'master',
      'diploma',
    ],
    ['remote', 'remotely', 'home', 'distributed'],
    ['relocate', 'relocation', 'move', 'moving'],
    ['notice', 'available', 'availability', 'join'],
    ['freelance', 'freelancer', 'contract', 'contractor'],
    ['kid', 'child', 'son', 'father', 'mother', 'children', 'kids'],
    ['married', 'wife'],
    ['rate', 'charge', 'salary', 'cost', 'price', 'fee', 'pay', 'money', 'earn'],
    ['old', 'age', 'born', 'birthday'],
    ['hobby', 'free', 'weekend', 'fun'],
    ['user', 'customer', 'client'],
    ['job', 'work', 'employer', 'company', 'position', 'role'],
    ['learn', 'study', 'studying', 'reading', 'learning', 'read'],
    ['offline'],
    ['map', 'chart', 'sounding', 'depth', 'soundings', 'depths', 'navigation', 'nautical', 'sea'],
    ['week'],
    ['idea', 'design'],
    ['screenshot', 'picture', 'image'],
    ['long', 'fit', 'size'],
    ['date', 'plural', 'separator', 'format'],
    ['medical', 'health', 'clinic', 'patient'],
    ['finance', 'financial', 'bank', 'payment', 'settlement', 'credit'],
    ['e-commerce', 'shop', 'store', 'retail'],
    ['logistics', 'freight', 'shipping', 'transport'],
  ],
  measures,
  signs,
  advertisement:
    /\b(responsibilit\w+|requirements?|qualifications?|we offer|you will|what you|about (us|the role|you)|benefits?|nice to have|must[- ]have|salary|apply|job (title|description)|full[- ]time|your (tasks|profile)|we are looking|we're looking|years of experience|candidate)\b/g,
  terms: {
    salary: /salary|compensation|€|\$|£|per (year|hour|day)|day rate/,
    remote: /remote|hybrid|on-?site|office|home/,
    start: /start date|starting|asap|as soon as|notice/,
    visa: /visa|work permit|sponsor|right to work|eligible/,
    education: /degree|university|bachelor|master|diploma/,
    lead: /\b(lead|mentor|manage|coach)/,
  },
};
