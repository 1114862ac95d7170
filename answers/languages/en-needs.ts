/** What a question in English is plainly after, and the words of an answer that holds it. */
import type { LanguageRules } from '../language-data.ts';

/** What few pages tell: asked for by such a word, it is told by the same. */
export const specifics =
  /\b(stars|forks|followers|jlpt|n[1-5]|toeic|toefl|ielts|hsk|cet|certifi|accredit|gpa|grades?\b|marks|ranking|master|ph\.?d\b|doctorate|mba\b|coverage|driv(?=er|ing)|gdpr|soc ?2|hipaa|iso ?27001|rtl|right-to-left|arabic|hebrew|p9\d|percentile|million|fonts?\b|typeface|colou?r|publication|last year|thesis|travel|promot|blood|zodiac|star sign|religion|commut|overtime|on-call|invest|funding|profit|revenue|valuation|layoff|apartment|own a (?:house|car)|rent\b|food|politic|criminal|vacation|insurance|pension|equity|stock options|bonus|scrum|agile|intern\b|patent|award|prize|interview|clients?\b|video|webinar|podcast|(?:co-?)?founder|ceo\b|cto\b|iphone|android|ios\b|(?:mobile|native|desktop) app|app store|docker|machine learning|deep learning|data scien|blockchain|crypto|gam(?=e|ing)|(?<=\bwork(?:s|ed|ing)? (?:at|for) )(?!(?:an?|the|his|her|your|any|home|it|this|that|these|those|you|him|them|me|us|all|other|others|big|large|small|what|which|how|who|night|weekends|free|someone|anyone|money|right|now|at)\b)\w+)/g;

/** Why somebody left. */
export const leaving = /\bwhy\b.*\b(leave|left|leaving|quit|resign\w*)\b|\breasons? for leaving\b/;

export const needs: LanguageRules['needs'] = [
  [
    /\b(is|was) (it|this|that) (a |for |at |part of ){1,6}(his |her |their |the )?(side|hobby|company|work|day job|job|employer)\b/,
    /\b(free|spare) time|weekend|company|employer|evening/,
  ],
  [
    /\b(measured?|profiled?|benchmark\w*) (it|that|this|them) (with|by)|\bwith (which|what) tool\b.*measur/,
    /\b(measured|profil|benchmark|lighthouse)/,
  ],
  [
    /\bnames? of (the |your |his |her )?(others|members|people|colleagues?|team|boss|manager)\b|\bwho are (the (others|other (two|people|members))|they)\b|\b(others?|they|colleagues?|team ?mates?|members|boss|manager|kids|children)\b.*\bcalled\b|\btheir names?\b/,
    /\bnamed?\b|\bcalled\b/,
  ],
  [
    /\b(name|which|what)\b.*\b(company|firm|employer)\b.*\b(before|until|previous|prior|earlier|back then|at the time|those years)\b|\bprevious (company|employer|firm)\b/,
    /\d{4} ?[–-]|\b(at|for) [\w ]*(software|studio|technology|inc|ltd|gmbh|agency|company)\b|\bfirst \w+ years\b/,
  ],
  [
    /\b(speed|sped) up\b|\b(make|made|get|got)\b.*\b(faster|quicker)\b|\boptimi[sz]\w+ (the )?(load|performance|speed)/,
    /\bfrom [\d.]+|\bhalf\b|faster/,
  ],
  [/\bhow much (faster|quicker|time|speed)/, /\bhalf\b|\bfrom [\d.]+|faster|took|times/],
  [/\bdownloads?\b(?=.*\b(many|number|week|month|count)\b)|\b(many|number of) downloads\b/, /\bdownload/],
  [
    /\b(newest|oldest|latest|earliest|most recent) (project|one|of)|\bis (the )?(newest|oldest|latest)\b/,
    /\b(newest|oldest|latest|earliest)\b/,
  ],
  [/\b(which|what) (version|release)|\bversion numbers?\b/, /\bversion \d/],
  [
    /\bwhen (was|were|did) .*\b(publish|release|launch|open-?sourc|come out|first commit)/,
    /\b(published|released|launched)\b.*\d/,
  ],
  [
    /\b(district|street|neighbou?rhood|postcode|zip code|home address|office address)\b/,
    /\b(district|street|road|avenue)\b/,
  ],
  [
    /\b(home ?town|grew up|grow up|born|birthplace|native of|originally)\b/,
    /\b(grew up|born|native of|comes? from|from \w+ originally|originally)\b/,
  ],
  [
    /\b(compensation|salary|salaries|wages?|earnings|pay (range|expectation))\b/,
    /\b(salary|compensation|day rate|wage|per (day|hour)|€|\$|£|¥)/,
  ],
  [
    /\bhow much\b.*\b((does|do|would|will) .*\bcost|charge|(want|ask|earn|make|expect)\b.*\b(month|hour|day|year))|\bwhat (does|do|would|will) (he|she|you|it|they|that|\uE001) (cost|charge|ask for)/,
    /\b(salary|charge|rate is|per (day|hour)|free|mit)\b|[€$£¥]/,
  ],
  [
    /\b(which|what) (ai |language )?(model|llm|assistant|chatbot|ai tools?)\b/,
    /\b(gpt|claude|copilot|gemini|llama|cursor)\b/,
  ],
  [
    /\b((has|have|got) an|any|their|its|his|her|your|other) offices?\b(?! hours)|\b(come|go) (in )?to the office\b|\boffices? (in|abroad)\b/,
    /\boffice/,
  ],
  [
    /\bhow many (users|customers|people use)\b/,
    /\b(hundred|thousand|million|\d+)\b.*\b(users?|customers?|people)\b|\b(hundred|thousand|million|\d+) use\b|\b(users|customers)\b.*\b(hundred|thousand|\d)/,
  ],
  [/\bwhen (is|will|does|can) .*\b(finish|done|over|complete|ready)/, /\b(finish|ready|until|by)\b.*\d/],
  [
    /\bhow old (are|is|were|was) (you|he|she|they|chen|the owner|\uE001)|\b(your|his|her|their) age\b|\byear of birth\b/,
    /\bborn\b.*\b(19|20)\d\d|\b(years old|birthday|aged? \d)/,
  ],
  [
    /\b(mentor\w*|junior developers?|juniors|interns?|manag(e|er|ing) (people|others|anyone|someone|a team)|people manag\w+|(team|tech) lead\w*|direct reports|(is|are|was) \w+ (the|a|their) (manager|lead|leader|boss)|leadership)\b/,
    /\b(mentor\w*|juniors?|i manage|i lead|lead(ing)?|head of|newcomers?)\b/,
  ],
  [
    /\b(how many|number of|any) .*\b(designers?|testers?|qa|(product|sales) (managers?|people)|(back-?end|support) (people|staff|agents|devs?|developers?|engineers?))\b|\bdesigners? (is|are) how many/,
    /\b(designers?|testers?|qa|(product|sales) (managers?|people)|on the back end|support (people|staff|agents))\b/,
  ],
  [
    /\b(people|employees|staff|headcount)\b.*\b(overall|in total|altogether|company|at \uE002)\b|\bhow (big|large) is (the company|\uE002)/,
    /\b(employees|staff|headcount|people work|of us in all|\d+ people|company of)\b/,
  ],
  [
    /\bhow (long|much time|many (weeks|months|days)) did (it|that|this|they|he|she|you|the \w+)\b.*\b(take|need|spend)|\btake (you|him|her|them)\b(?! own)/,
    /\b(took|weeks|months|spent)\b/,
  ],
  [leaving, /\b(left|quit|resigned|leave|went|moved)\b/],
  [/\bhow old\b/, /\b(born|years old|birthday|aged? \d)/],
  [/\bkeyboard[- ]only|\bscreen ?readers?\b/, /\bkeyboard|\bscreen ?reader/],
  [/\b(databases?|sql)\b/, /\b(databases?|sql|postgres\w*|mongo\w*|mysql)\b/i],
  [
    /\b(which|what) languages\b(?!.*\b(program\w*|code)\b)/,
    /\b(english|chinese|japanese|german|french|spanish|korean|portuguese)\b/,
  ],
  [/\b(has|have|had|got|own|keep)\b.*\b(dog|cat)s?\b/, /\b(dog|cat)s?\b/],
  [/\bnotice period\b/, /\bnotice period\b|(weeks|months)['’]? notice\b/],
  [
    /\b(start date|(when|how soon) (can|could|would) \w+ (start|join)|(can|could) (start|join) when|earliest start)\b|\b(can|could|would) \w+ (start|begin|join) (by|in|on|before)\b/,
    /\b(notice period|(available|free) from|from (next )?(month|year|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december))\b|(weeks|months)['’]? notice/,
  ],
  [/\b(relocat\w+|move to|moving to|willing to move)\b/, /\b(relocat\w+|mov(e|ing) to)\b/],
  [/\bfreelan[cs]\w*\b/, /\b(freelanc\w+|contracts?|commissions?|clients)\b/],
  [/\bfrom (scratch|zero|the ground up)\b|\bbased on something\b/, /\b(built|based|sits)\b.*\bon\b|from scratch/],
  [/\bhands[- ]?on\b|\b(still|also) (write|code|cod(e|ing)|program)/, /\b(write|writing) code|hands[- ]on|\bi lead\b/],
  [
    /\beditor\b.*\b(framework|library|engine|lib|under the hood|underneath)\b|\b(framework|library|engine)\b.*\beditor\b/,
    /\b(built|based|sits|runs)\b.*\bon\b/,
  ],
];
