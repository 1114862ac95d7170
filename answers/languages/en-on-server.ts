/** What the server knows of English besides what a page has room for. */
import type { Aspect, LanguageRules } from '../language-data.ts';
import { leaving } from './en-needs.ts';
import { remark, thanking } from './en-remarks.ts';
import { en } from './en.ts';
import { unlessBeside, withMore } from './with-more.ts';

const needs: LanguageRules['needs'] = [
  [/\bmanagement (post|role|position|job)\b/, /\b(lead(ing)?|manage|head of)\b/],
  [/\bbundle sizes?\b|\bhow many (kb|kilobytes|megabytes)\b/, /\b(kb|mb|kilobytes?|megabytes?|bundle size)\b/],
  [
    /\b(is|are) (the company|they|you|your (company|team)|the team|\uE002)( still| currently| also)? (hiring|recruiting)\b|\b(open|vacant) (positions|roles)\b|\bvacanc/,
    /\b(hir(e|es|ing)|recruit\w*|vacanc\w*|open (positions|roles))\b/,
  ],
  [
    /\bwho (does|do|did|handles|runs|builds|writes|owns|looks after) (the |your |their )?(back-?end|server|design|qa|testing|infra\w*|devops|marketing|sales)\b/,
    /\b(on the back ?end|designers?|testers?|qa|devops|sales|(back-?end|design|testing|infra\w*) (is|team|people|by))\b/,
  ],
  [
    /\bhow many (weeks|months|days)\b.*\b(take|took|need|spend|spent)\b/,
    /\b(took|spent|(for|within|over|after) \w+ (weeks|months|days)|(weeks|months|days) (of|later))\b/,
  ],
  [
    /\b(has|have|is there|are there|any|offer|public) (an? )?(\w+ )?(apis?|plug-?ins?|sdk|extensions?)\b/,
    /\b(apis?|plug-?ins?|sdk|extensions?)\b/,
  ],
  [
    /\bnotice period\b|\b(days|weeks|months)['’]? notice\b|\bgive notice\b/,
    /\b(notice (period|of)|(weeks|months)['’]? notice)\b/,
  ],
  [/\b(which|what|any|recommend\w*|favou?rite) (\w+ )?books?\b/, /\bbooks?\b/],
  [
    /\b(art|design|drama|film|music) (school|college|academy)\b/,
    /\b(art|design|drama|film|music) (school|college|academy)\b|\bfine arts?\b/,
  ],
  [/\bphotograph/, /\b(photo|camera)/],
  [/\bmost (popular|used|downloaded|successful|starred)\b|\bpopular\b/, /\b(popular|most)\b/],
  [/\b(supervisor|thesis|dissertation)\b/, /\b(supervis|thesis|dissertation)/],
  [
    /\b(which|what|your|his|her) (\w+ )?(keyboard|mouse|monitor|laptop|chair)\b/,
    /\b(keyboard|mouse|monitor|laptop|chair)\b/,
  ],
  [/\bmentor/, /\b(mentor|juniors?\b|newcomers?\b)/],
  [
    /\b(real[- ]?time|live|collaborative) (collab\w*|editing|sync\w*)|\b(several|many|two|multiple|more than one) (people|users|persons)\b.*\b(at once|same time|together|simultaneously)\b|\bmulti-?player\b/,
    /\b(real[- ]?time|at once|same time|together|collaborat\w+|simultaneous\w*)\b/,
  ],
  [/\bproud(est)?\b/, /\bproud/],
  [
    /\b(looking|searching|hunting|on the lookout) for (a |an |new |some ){0,4}(job|work|role|position|post|contract)s?\b|\b(are you|(is|are|when is|when are) (he|she|they|\uE001))( still| currently| now)? (available|free)\b|\bon the (job )?market\b|\bfree to (start|begin|join)\b/,
    /\bavailab|\bfree\b|\bstart(ing)? (in|on|from)\b|\b(fully )?(booked|engaged)\b|\blooking for\b|\bnotice\b|\bno hurry\b|\bcommissions?\b|\bcontracts?\b|\bopen to\b|\bfreelanc\w+/,
  ],
  [
    /\bpets?\b(?! (projects?|peeves?))|\b(have|has|got|own|owns|keep|keeps) (an? |any )?(dog|cat)s?\b/,
    /\b(dog|cat|pet|\w*hound|parrot|rabbit|hamster|horse|pony|puppy|kitten|tortoise|hen|bee)s?\b/,
  ],
  [
    leaving,
    /\b(i|we|he|she|they) (left|quit|resigned|went (back|home)|moved)\b|\bleft (because|to|for|when|after|once)\b|\b(quit|resigned)\b/,
  ],
  [/\bearns?\b(?!.*\bliving\b)|\b(get|gets|being) paid\b/, /\b(salary|earn|wage|rate|paid|per (day|hour))\b|[€$£¥]/],
  [
    /\b(has|have|had|got|any)\b.*(?<!\b(?:for|with|by) )\b(kids?|child(ren)?|daughters?|sons?)\b/,
    /\b(my|our|with|of|two|three|four|an?|one|no) (\w+ )?(kids?|child(ren)?|daughters?|sons?|twins)\b/,
  ],
  [/\b(married|wife|husband|spouse)\b/, /\b(married|wife|husband|spouse|partner)\b/],
  [
    /\b(have|need|must|necessary) to (upload|register|sign up|log ?in)\b/,
    /\b(uploads?|account|regist\w+|log ?in|sign)\b/,
  ],
  [/\b(paid|pro|premium) (version|tier|plan|edition)\b/, /\b(paid|price|mit)\b|\bopen[- ]source|[€$£¥]/],
  [/\b(biggest|largest) (customers?|clients?)\b|\bclient list\b/, /\b(customers?|clients?) (are|include|like)\b/],
  [/\b(did|has|have) (he|she|they|you|the team|\uE001)( ever)? (hired?|recruit\w*)\b/, /\b(hir|recruit)/],
  [
    /\b(takes?|took|taken|attend\w*) (an? |any |online ){0,4}courses?\b(?!.*\b(university|college|school|uni)\b)/,
    /\bcourses?\b/,
  ],
  [
    /\bwho (is|was) (his|her|their|your|the) (boss|manager)\b|\breport(s|ed|ing)? (in)?to\b(?! (you|him|her|chen)\b)/,
    /\b(boss|manager|report(s|ed) to)\b/,
  ],
  [
    /\b(in|as an?|an?) (word|docx?|markdown|latex|text|google docs?)( version| format| file)?\b|\bdocx\b/,
    /\b(word|docx|markdown|latex)\b/,
  ],
  [
    /\bwhere\b.*(?<!self-)\b(hosted|deployed)\b|\b(hosted|deployed) (where|on (what|which))\b|\b(which|what) (host|hosting|cdn|provider|server)\b|\b(hosting|cdn|domain name)\b/,
    /\b(hosted (on|at|by)|deployed|hosting|cdn|domain)\b/,
  ],
  [/\b(npm|yarn|pypi|package registry)\b/, /\b(npm|yarn|registry)\b/],
  [
    /\bwho\b.*\b(translat\w+|design(s|ed)|tests|reviews|draws?|drew)\b/,
    /\b(translat(ed|ors?|es) by|i (translate|design|test|draw)|designers?|testers?|translators?)\b/,
  ],
  [
    /\b(paying|paid) (users?|customers?|teams?)\b|\bhow many (of (them|these|those) )?(pay|are paying|leave|left|churn|work(ed)?)\b|\b(price|pricing)\b/,
    /\b(pays?|paying|paid|price[sd]?|pricing)\b|[€$£¥]/,
  ],
  [/\b(machine translat\w+|deepl|google translate)\b/, /\b(machine|deepl|google)\b/],
  [/\binternships?\b|\bintern(ed|s)?\b/, /\bintern/],
  [/\bside (hustle|income|gigs?)\b/, /\b(freelanc|commission|side)/],
  [
    /\bhow many (hours|people|companies|firms|candidates|commits|pull requests|prs|issues|bugs|lines of tests|tests|contributors|articles|posts|talks|books)\b/,
    /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|third|half)\b/,
  ],
  [
    /\b(time zones?|timezone)s?\b.*\b(overlap|flexible)\b|\bflexible (hours|schedule|working)\b/,
    /\b(flexible|overlap)/,
  ],
  [
    /\b(start|join|begin|available) (next|this) (week|month|year|monday)\b|\b(immediately|right away|straight away|asap)\b/,
    /\b(notice|available|free from|immediately|booked|no hurry|open to)\b/,
  ],
  [
    /\b(when|how soon|from when) (could|can|would|will|might) (\S+ ){1,3}(start|join|begin|be (available|free))( (working|work|with (us|me|you)|us|(a |the )?(new )?(job|role|position)|full[- ]time|right away)){0,3}[\s?.!]*$/,
    /\b(notice|available|free from|next (week|month|spring|summer|autumn|winter|year)|immediately|booked)\b/,
  ],
  [
    /\b(hours?|days?) (a|per) week\b.*\b(work|available)|\bpart[- ]time\b|\bfull[- ]time\b/,
    /\b(part|full)[- ]time|\b(hours|days) a week\b|\bcontracts?\b|\bpost\b/,
  ],
  [
    /\b(photo|picture|portrait|selfie|headshot)s? of (you|him|her|them|chen|\uE001)\b|\bwhat (do|does) (you|he|she|chen|\uE001) look like\b/,
    /\b(photo|picture|portrait)\b/,
  ],
  [
    /\b(sso|saml|oauth|2fa|two-factor|encrypt\w*|backups?|offline mode|api keys?|webhooks?|dark mode|mobile version)\b/,
    /\b(sso|saml|oauth|2fa|encrypt\w*|backups?|offline|api|webhooks?|dark|mobile)\b/,
  ],
  [
    /\b(competitors?|alternatives?|obsidian|evernote|roam|logseq|confluence|onenote)\b/,
    /\b(competitors?|alternatives?|obsidian|evernote|roam|logseq|confluence|onenote)\b/,
  ],
];

/** Who greets and says who they are asks nothing yet. */
const introduction =
  /^(hello|hi|hey|good (morning|afternoon|evening)|dear \w+|greetings)\b[\s,.!]*((it['’]?s|this is) |i['’]?m (an? |\w+,? (from|with|at) |\w+ here)|i am (an? |\w+,? (from|with|at) )|my name is |\w+ (here|from)\b)(?!.*\b(looking|need|want|hiring|recruiting|wonder\w*|question|interested)\b)[^?]{0,60}$/;

/** More words for what a question is after. */
const aspects: Partial<Record<Aspect, RegExp>> = {
  level: /^(and )?how much\W*$/,
  amount: /\b(at )?(what|which) ([\w-]+ )?(height|size|weight|length|width|distance)\b|\bhow (often|precise|tall)\b/,
  built: /\b(with|using) (what|which) (tools?|tech|technolog\w+|stack|languages?|frameworks?)\b/,
  achievements: /\bbefore and after\b|\bthroughput\b|\bby how much\b/,
  place: /\belsewhere\b|\b(same|other|another|different) (city|town|country|cities|towns)\b/,
  without: /\b(has|have|uses?|with) no\b|\bno \w+ in (it|there)\b/,
  after:
    /\b(right|straight|directly|immediately|just) after\b|\bafter (graduat\w+|uni(versity)?|college|school|(the|his|her|your) (degree|studies))\b|\b(go|went|move[ds]?|came|comes|happened) (next|after)\b/,
  career:
    /\b(work(ed|ing)?|job|been|employed)\b.*\belsewhere\b|^(and |anywhere ){0,4}elsewhere\W*$|\b(same|other|another|different) (city|town|country|cities|towns)\b/,
};

/** More words by which a sentence that tells a matter is known. */
const tells: LanguageRules['tells'] = {
  admin: /\b(internal (apps?|applications?|systems?)|merchant tools)\b/,
  hobby:
    /\b(ski(s|ed|ing)?|surf(s|ed|ing)?|fish(ing)?|knit\w*|sew(ing)?|(?<!contentful )paint(s|ed|ing)?|sing(s|ing)?|choir|danc\w+|novels?|board games?|puzzles?|yoga|tennis|football|judo|karate|garden|bees?|model (trains?|ships?)|in (summer|winter) i)\b/,
  weakness: /\b(outages?|incidents?|went down|fell over|crash\w*|broke|bugs?|downtime)\b/,
  companyFacts:
    /\b(studio|agency|company|firm|practice) of (\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)/,
  components: /\bwcag\b|\ba11y\b/,
  team: /\b(studio|team|agency|company|group|crew|firm|staff) of (\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)/,
};

/** What few pages tell: asked for by such a word, it is told by the same. */
const specifics =
  /\b(core web vitals|(?<=\b(?:your|his|her|their) )boss\b|newsletter|rss\b|discord|slack\b|telegram|whatsapp|skype|zoom\b|teams call|calendly|signal\b|facebook|instagram|tiktok|bluesky|threads\b|bilibili|stack ?overflow|medium\b|dev\.to|patreon|kickstarter|keynote|hackathons?|bootcamp|scholarship|military|handicap|disabilit|vegetarian|allerg|dream job|five years|ten years from|kafka|hadoop|kubernetes|terraform|logos?\b|illustrations?\b|banners?\b|roadmap|analytics)/;

/** What somebody does besides work: told of the same, or not. */
const pastimes =
  /(?<=\b(?:play|plays|playing|likes?|enjoys?|loves?|do|he|she|they|you|\uE001) (?:the |to |any |go )?)(piano|guitar|violin|cello|drums?|chess|tennis|football|soccer|rugby|cricket|hockey|baseball|basketball|golf|yoga|karate|judo|ski(?=s|ed|ing|\b)|surf(?=s|ed|ing|\b)|swim(?=s|ming|\b)|climb(?=s|ing|\b)|danc(?=e|ing)|sing(?=s|ing|\b)|knit(?=s|ting|\b)|video games?|marathons?)\b/;

/** Beside it a list of talks, or of what was written, is no answer. */
const besideTalks = /\b(fees?|charge|costs?|paid|budget|in advance|(which|what) languages?)\b/;
const besideWriting = /\b(fees?|charge|costs?|paid|apps?\b.*\bpublished|publishers?)\b/;

/** The rules of a page, and those that it has no room for. */
export const rules: LanguageRules = {
  ...en,
  slips: [
    ...en.slips,
    [
      /^(hi|hiya|hello|hey|good (morning|afternoon|evening)|greetings)\b( there| again| all)?[\s,.!-]+(?=((so|and|quick one|just) )?(what|which|whose?|where|when|why|how (?!(are|is|do) )|can|could|do|does|did|is|are|was|were|has|have|any|tell|show)\b)/g,
      '',
    ],
    [/\bhow come\b/g, 'why'],
    [/\bavailable (?=(to (talk|chat|speak)|for an? (call|chat))\b)/g, 'reachable '],
    [
      /\b(?<=\b(?:to|can['’]?t|cannot|can|could|not) )express (?=(what|how|it|this|that|my|your|an?|the|some\w*)\b)/g,
      'describe ',
    ],
    [/\bpolish(?= (the|it|a|an|your|his|her|its|up)\b)/g, 'refine'],
    [/\bur\b/g, 'your'],
    [/\bwhat (do|does) (they|it) pay( you| him| her| them)?\b/g, 'what is the salary'],
    [/\bwho was it before\b/g, 'who was the employer before'],
    [/\bwhere (is|was|has|have|were) (it|that|this|they|those)( been)? used(?=\W*$)/g, 'where did you use it'],
    [/(?<!\b(?:know|knows|use|used|uses|in|with|and|about|like) )\brn(?=\W*$)/g, 'right now'],
    [/\byoe\b/g, 'years of experience'],
    [/\bhear(ing)? back\b/g, 'get a reply'],
    [/\b(teach\w*|taught) (yourself|himself|herself|themselves|\uE001self)\b/g, 'learning'],
    [/\bsall?[ae]r(y|ies)\b/g, 'salar$1'],
    [/\bthese days\b/g, 'now'],
    [/(?<=^(?:so |and |ok,? )?(?:what|where|who|when)\b.*),? then(?=\W*$)/g, ''],
    [/\bget used(?=\W*$)/g, 'used'],
    [/\bthis person\b/g, 'he'],
    [/(?<=\bworks? (?:for|at) )today\b/g, 'now'],
  ],
  advertisement: new RegExp(
    `${en.advertisement.source}|\\b(permanent contract|freelance contract|you bring|your (role|mission)|send us|commercial experience|wfh)\\b`,
    'g',
  ),
  needs: [...en.needs, ...needs],
  specifics: new RegExp([en.specifics, specifics, pastimes].map(({ source }) => source).join('|'), 'g'),
  asides: {
    ...en.asides,
    ...withMore(
      { greeting: en.asides?.greeting ?? /$^/, ack: en.asides?.ack ?? /$^/, thanks: en.asides?.thanks ?? /$^/ },
      { greeting: introduction, ack: remark, thanks: thanking },
    ),
  },
  aspects: withMore(en.aspects, aspects),
  terms: withMore(en.terms, { education: /\b(completed studies|studies in|graduates?|vocational training)\b/ }),
  signs: {
    ...en.signs,
    talk: unlessBeside(en.signs.talk, besideTalks),
    written: new RegExp(`${en.signs.written.source}|\\b(write|spell|pronounce|say)\\b.*\\bname\\b`),
    chart: unlessBeside(en.signs.chart, /\b(skills?|scores?|ratings?)\b/),
    writing: unlessBeside(en.signs.writing, besideWriting),
  },
  tells: withMore(en.tells, tells),
};
