/** What the built-in answerer says in the server alone: no page carries it. */
export const answersOnServer = {
  /** What becomes of what a visitor types. */
  chatPrivacy:
    'What you type goes to this site’s own server, which looks up the answer in the page’s text. It is not stored or logged, no third party gets it, and {name} doesn’t see it. A session cookie only counts messages.',
  /** Whether the page can be dark. */
  theme:
    'There is a light and a dark theme. The page follows your system until you switch it: the button is at the top, on a phone in the menu.',
  /** What turns there. */
  globe:
    'The globe shows where {name} is: the magenta mark is {place}. Drag it to turn it; it can be zoomed and paused, and up close it becomes a chart.',
  /** What becomes of what is typed into the form. */
  form: 'The form in [Contact](#contact) opens your mail app with everything filled in, and you send it from there: this site neither sends nor keeps it. The form needs JavaScript; without it, please write to [{email}](mailto:{email}).',
  /** Of a project that shows none. */
  noCode: 'No code is linked for [{title}](#project-{id}).',
  /** What an advertisement asks for and the page tells in a sentence: known by its words (`answers/languages/practice-signs.ts`). */
  practices: {
    editor: 'Editors',
    inputMethod: 'Input methods',
    search: 'Search',
    knowledge: 'Notes and knowledge',
    openSource: 'Open source',
    together: 'Collaborative editing',
    offline: 'Without a network',
    typography: 'Typography',
    forms: 'Forms',
    selling: 'Selling online',
    pictures: 'Charts and maps',
    mobile: 'Phones',
    accessibility: 'Accessibility',
    testing: 'Tests',
    review: 'Code review',
    conventions: 'Conventions',
    translation: 'Translation',
    speed: 'Speed',
    configured: 'Screens from a description',
    formats: 'Plurals and dates',
    documents: 'Documentation',
    old: 'Taking over old code',
    scratch: 'From scratch',
    design: 'Design',
    security: 'Security',
    operations: 'Operations',
    ai: 'AI',
  },
} as const;
