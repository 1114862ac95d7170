/** What the owners' sites are asked, each on a page of a language: the answers stand in the report (build.ts). */
export const QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, ofPage: string])[]>> = {
  'one-language': [
    ['Guten Tag!', 'de'],
    ['Wo arbeitet Lena?', 'de'],
    ['Wo hat Lena studiert?', 'de'],
    ['Kann Lena remote arbeiten?', 'de'],
    ['Wie gut kann sie Svelte?', 'de'],
    ['Kennt sie Kubernetes?', 'de'],
    ['Welche Projekte gibt es?', 'de'],
    ['Was ist Fährzeit?', 'de'],
    ['Wie viele Leute sind im Team?', 'de'],
    ['Wie erreiche ich Lena?', 'de'],
    ['Wo finde ich den Code?', 'de'],
    ['Was verdient Lena?', 'de'],
    ['Auf welchen Sprachen gibt es diese Website?', 'de'],
    ['Where does she work?', 'de'],
    ['她在哪里工作？', 'de'],
  ],
  'two-languages': [
    ['Seit wann ist sie bei Bergbahnleittechnik Oberland?', 'en'],
    ['Where does she work?', 'de'],
    ['Rust?', 'de'],
    ['Does Mrs Müller know Rust?', 'de'],
    ['Rust?', 'en'],
    ['Auf welchen Sprachen gibt es diese Website?', 'de'],
    ['どこで働いていますか', 'en'],
  ],
};
