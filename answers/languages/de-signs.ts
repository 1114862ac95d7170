/** German words and spellings that tell something about a question or a sentence, wherever they stand in it. */
import type { Measures, Signs } from '../language-data.ts';

export const measures: Measures = {
  figure:
    /\d|\b(ein|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf|zu (?:zweit|dritt|viert|fuenft|sechst)|zwanzig|fuenfzig|sechzig|hundert|tausend|halb\w*|drittel|viertel|einmal|zweimal)\b/,
  duration: /\d\s?(ms|s\b)|\b(millisekunden?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|halben? tag)\b/,
  moment: /(19|20)\d\d|\b(fruehling|fruehjahr|sommer|herbst|winter|seit|dieses jahr|letztes jahr)\b/,
};

export const signs: Signs = {
  certificate: /zertifi/,
  talk: /vortrag|vortraeg|\btalks?\b|konferenz/,
  writing: /\bblog|artikel|veroeffentlich|aufsatz/,
  coordinates: /koordinate|breitengrad|laengengrad|\bgps\b/,
  form: /v-?card|adressbuch|kontaktformular|formular.*(send|schick)/,
  files: /herunterlad|download/,
  chart: /karte|tiefe/,
  described: /erklaer|beschreib|erzaehl|detail/,
  written:
    /\b(sein|ihr) name\W*$|\bheisst (er|sie)\b|\bname\b.*\b(schreib|geschrieben|ausgesprochen|aussprech)|aussprache/,
  accounts: /\b(profile|accounts?|konten|soziale)\b/,
  everyWay: /\b(alle|andere|weitere)\w*\b|juejin|wechat/,
  phone: /telefon|anruf|\bhandy/,
  timeZone: /zeitzone|zeitverschiebung/,
  which: /\bwelche/,
  ofProjects: /\bwelche[sn]? (projekte?|der projekte)\b/,
  list: /\bliste\b|auflist/,
  skills: /kenntnisse|faehigkeit|\bskills?\b/,
  code: /\bcode\b/,
  used: /benutz|nutz|verwend|eingesetzt|^(und )?wo\W*$/,
  knows: /nutz|verwend|kennt|kennen|erfahrung/,
  lasts: /wie (lang|viele jahre)/,
  now: /\b(jetzt|derzeit|aktuell\w*|momentan|heute|jetzige\w*)\b/,
  earlier: /vorher|davor|\bvor\b|\bbis\b|frueher/,
  score: /%|prozent|punkte|stufe|\b(ueber|unter|mindestens)\b/,
  atLeast: /mindestens|oder (mehr|hoeher|besser)|\+/,
  atMost: /hoechstens|oder (weniger|niedriger)/,
  above: /\bueber\b|mehr als|hoeher/,
  below: /\bunter\b|weniger als|niedriger/,
  frontend: /front-?end/,
  backend: /back-?end|server/,
  tools: /tool|werkzeug/,
  doing: /was mach/,
  employer: /firma|arbeit|job|stelle|unternehmen/,
  atWork: /^wo (arbeite|ist .*(angestellt|beschaeftigt))/,
  fillers: /\b(und|oder|auch|mit|vs)\b/g,
  aroundLabel: /^(und|was ist mit|wie steht es mit|die|der|das)\b ?((der|dem|den|die|das) )?|[?]*$/g,
};
