/** English words and spellings that tell something about a question or a sentence, wherever they stand in it. */
import type { Measures, Signs } from '../language-data.ts';

export const measures: Measures = {
  figure:
    /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|sixty|hundred|thousand|half|third|quarter|once|twice)\b/,
  duration: /\d\s?(ms|s\b)|\b(second|minute|hour|day|week|month|year|half a day|same day)\w*/,
  moment: /(19|20)\d\d|\b(spring|summer|autumn|winter)\b|\bsince\b/,
};

export const signs: Signs = {
  certificate: /certif/,
  talk: /\btalks\b|\b(a|any) talk\b|conference|keynote/,
  writing: /\b(blog|article|paper)|publish|publications/,
  coordinates:
    /\b(pink|magenta|red|purple)\b.*\b(dot|mark\w*|point|spot|pin)\b|\b(coordinates?|latitude|longitude|lat|gps|globe)\b/,
  form: /\bv-?card\b|address book|contact card|save .*\bcontact|(contact|mail|message) form|fill (in|out)|\bform\b.*\b(sen[dt]|submit|press)|\b(sen[dt]|submit)\b.*\bform\b/,
  files: /\bdownload\b/,
  chart: /\b(chart|map|sea|water|depths?|soundings?)\b/,
  described: /\b(explain|describe|tell me about|details?)\b/,
  written:
    /\b(his|her|chinese|english|japanese) name\W*$|\b(spell(?!.?c|ing c)|pronounc)\w*|\bname\b.*\b(writ\w+|characters?|read|kanji|hanzi)\b/,
  accounts: /\b(profiles|accounts|socials?|social media|sns)\b/,
  everyWay: /\b(all|every|other)\b|juejin|wechat/,
  phone: /\b(tele)?phone|\bcall\b|\bring\b/,
  timeZone: /zone/,
  which: /\bwhich\b/,
  ofProjects: /\bwhich (of the |of (your|his|her|their) )?(\w+ )?projects?\b|\bwhich of the three\b/,
  list: /\blist\b/,
  skills: /\bskills?\b/,
  code: /\bcode\b/,
  used: /\bus(e|es|ed|ing)\b|^(and )?where\W*$/,
  knows: /\bus(e|ing)|know|experience/,
  lasts: /\bhow (long|many years)/,
  now: /\b(now|current(ly)?|present|today|these days)\b/,
  earlier: /before|until|prior/,
  score: /%|percent|score|level|rated|above|below|over|under|at least/,
  atLeast: /at least|or (more|above|over|higher|better)|and (above|over|up)|\+/,
  atMost: /at most|or (less|below|under|lower)|and (below|under)/,
  above: /above|over|higher|more than/,
  below: /below|under|lower|less than/,
  frontend: /front.?end/,
  backend: /back.?end|server/,
  tools: /tool/,
  doing: /get up to|do on/,
  employer: /company|employer|job|role/,
  atWork:
    /^((so|and) )?where (do|does|is|are)\b.*\bwork(s|ing)?\b|\bwho(m)?( (do|does|is|are)|'s)\b.*\bwork(s|ing)? for\b/,
  fillers: /\b(and|or|also|about|with|vs)\b/g,
  aroundLabel: /^(and|what about|how about|the)\b ?(the )?|[?]*$/g,
};
