/**
 * What the built-in answerer says: the fact first, then the way to its section. It speaks about the owner, never as
 * the owner: a quoted {text} says whose words it is, and ends with its own full stop.
 */

export const answers = {
  /** How the way to a section is said: once, where several texts end with it. */
  see: '([{section}](#{anchor}))',
  greeting: 'Hello! Ask about experience, skills, projects or how to get in touch.',
  thanks: 'You’re welcome. Ask away if there’s more.',
  ack: 'Sure. What else would you like to know?',
  farewell: 'Goodbye! Come back any time.',
  help: 'I answer from this page: [Experience](#experience), [Skills](#skills), [Projects](#projects), [Contact](#contact). Several questions at once are fine, and you can paste a whole job advertisement to compare. If it isn’t there, I’ll say so.',
  identity:
    'I’m a small program that looks up answers in this page’s text: not {name}, not a person, and not an AI model.',
  insult: 'Fair enough. If you’d like to know something about {name}, just ask.',
  complaint:
    'Sorry, I seem to have missed the point. Could you put it another way? You can also [write directly](#contact).',
  injection: 'I only answer from this page’s text. That’s all I can do.',
  /** What becomes of what a visitor types, where the answerer runs in the page. */
  chatPrivacy:
    'These answers are made in your own browser: what you ask is sent to nobody, stored nowhere, and gone when you close the page. A question that failed earlier had already been sent.',
  /** The same where it runs in the server. */
  chatPrivacyOnServer:
    'What you type goes to this site’s own server, which looks up the answer in the page’s text. It is not stored or logged, no third party gets it, and {name} doesn’t see it. A session cookie only counts messages.',
  /** {languages} in a row: of a site with one, and with several. */
  siteLanguages: {
    one: 'This site is in {languages}. Just ask.',
    other: 'This site is in {languages}; the switch is at the top. Ask me in any of them.',
  },
  unclear:
    'I didn’t catch that. Try other words, or ask about [Experience](#experience), [Skills](#skills) or [Projects](#projects).',
  /** Where the page is silent. */
  notOnPage: 'The page doesn’t say. You can [ask {name} directly](#contact).',
  /** {what} is one of `subjects`. */
  /** The same after an answer. */
  restNotOnPage: 'The rest isn’t on the page; you can [ask {name} directly](#contact).',
  notOnPageAbout: 'The page says nothing about {what}. You can [ask {name} directly](#contact).',
  notOfPage:
    'I only answer questions about {name}, from this page: [experience](#experience), [skills](#skills), [projects](#projects), [contact](#contact).',
  /** What a page may be silent about; fills {what}. */
  subjects: {
    otherJobs: 'other jobs',
    commercial: 'commercial use',
    salary: 'pay or rates',
    age: 'age or birthday',
    family: 'family or relationships',
    education: 'education or certificates',
    visa: 'nationality or visas',
    availability: 'availability, remote work or moving',
    hobby: 'hobbies or private life',
    companyFacts: 'that side of the company',
    weakness: 'weaknesses or failures',
    otherSocial: 'that account',
    personal: 'personal matters of that kind',
    previousJob: 'earlier employers',
    license: 'a licence',
    projectLink: 'that link',
    team: 'the team',
    performance: 'work on performance',
    multilingual: 'multilingual work',
    admin: 'admin panels',
    components: 'components or accessibility',
    workStyle: 'that side of the work',
    learning: 'recent learning',
    years: 'years with each technology',
    phone: 'a phone number',
    aiUse: 'the use of AI',
  },
  /** One part of a longer answer. */
  partMissing: 'The page says nothing about {what}.',
  /** A name, and how it is read. */
  nameAndReading: '{name} ({reading})',
  who: '{name} is {title}, {subtitle} ([About](#about)).',
  skillLevel: '{name} rates {skill} at {level}%.',
  /** A technology that a job or a project uses, and that has no level. */
  skillUsed: '{skill} is used in {where}, without a rating of its own.',
  /** One that is listed without a level. */
  skillListed: '{skill} is listed, without a rating.',
  skillWhere: '{skill} is used in {where}.',
  seeSkills: '([Skills](#skills))',
  /** Only for names that the answerer knows: a visitor's own text is never echoed. */
  skillMissing: '{skill} isn’t on the page.',
  skillsMixed: 'The page lists {listed}, but not {missing} ([Skills](#skills)).',
  skillsMissing: 'These aren’t on the page: {missing}.',
  skillList: '{category}: {list}.',
  /** {list} is one skill or several of one level. */
  bestSkills: '{name} rates these highest: {list} ([Skills](#skills)).',
  lowestSkills: '{name} rates these lowest: {list} ([Skills](#skills)).',
  higherSkill: '{list} is rated higher.',
  lowerSkill: '{list} is rated lower.',
  sameLevel: '{list} are rated the same.',
  skillItem: '{skill} ({level}%)',
  /** How many of them follow. */
  count: 'There are {count}.',
  location: '{name} is based in {place} ([Contact](#contact)).',
  employer: '{name} has been {position} at {company} since {start} ([Experience](#experience)).',
  employerPast: '{name} was {position} at {company}, {period} ([Experience](#experience)).',
  /** The owner's own sentences, which say 我 / I. {section} and {anchor} lead to where they stand. */
  quote: '“{text}” ([{section}](#{anchor}))',
  sections: {
    about: 'About',
    experience: 'Experience',
    skills: 'Skills',
    projects: 'Projects',
    contact: 'Contact',
  },
  since: '{name} has worked in the field since {year}.',
  technologies: 'At {company}, {name} works with {list} ([Experience](#experience)).',
  /** {list} of the technologies that one project uses. */
  projectTechnologies: '[{title}](#project-{id}) uses {list}.',
  projectLacks: '{skill} isn’t listed for [{title}](#project-{id}).',
  projectLinks: '[{title}](#project-{id}): {list}.',
  projectLink: '[project page]({url})',
  projectCode: '[code]({url})',
  project: '[{title}](#project-{id}): “{text}”',
  projectList: '{name} shows these projects: {list}.',
  projectsUsing: '{skill} is used in {list}.',
  projectsWithout: '{skill} isn’t listed for {list}.',
  projectsNotUsing: 'No [project](#projects) lists {skill}.',
  strengths: '{name} writes:\n{list}\n\n([About](#about))',
  strength: '\n- {label}: “{text}”',
  contact:
    'Write to [{email}](mailto:{email}) or call {phone}. There is also a form in the [Contact](#contact) section.',
  noMore: 'That’s all the page says about this.',
  phoneNumber: 'The phone number is {phone} ([Contact](#contact)).',
  emailAddress: 'The email address is [{email}](mailto:{email}).',
  startedIn: 'Since {start} ([Experience](#experience)).',
  inYear: 'In {year}.',
  atPlace: 'At {place}.',
  card: 'The contact card (vCard) is under [Contact](#contact).',
  contactByMail: 'Write to [{email}](mailto:{email}), or use the form in the [Contact](#contact) section.',
  /** Runs before `contact`, for whoever comes with a job, a project or an invitation. */
  hire: 'Please talk to {name} directly about that; I can’t agree to anything here.',
  /** An account that is found by a name. */
  handle: '{name}’s {label} name is {handle} ([Contact](#contact)).',
  profile: '{name} is on {list} ([Contact](#contact)).',
  /** What there is instead of an account that the page does not name. */
  profilesListed: '{name} can be found here: {list} ([Contact](#contact)).',
  hours: '{name} {often}replies {reply}. Working hours are {hours} ([Contact](#contact)).',
  /** One half of it, where that alone is asked for. */
  replies: '{name} {often}replies {reply} ([Contact](#contact)).',
  workingHours: 'Working hours are {hours} ([Contact](#contact)).',
  resume: 'The résumé is a PDF under [Contact](#contact).',
  resumeOther:
    'There is one in {languages} too: switch the language at the top, and the PDF is under [Contact](#contact).',
  companyIn: '{company} ({place})',
  strongerLanguage: 'The stronger one is {language}.',
  weakerLanguage: 'The weaker one is {language}.',
  ownerLanguages: '{name} speaks {languages} ([About](#about)).',
  languagesMissing: '{languages} isn’t listed.',
  /** The footer’s line as a sentence. */
  builtWith: 'Built with React, TypeScript and Vite.',
  builtBy: 'This is {name}’s site.',
  /** Before the first quotation of an answer: whose words it is. */
  writes: '{name} writes: ',
  /** One language, and how well the owner says they speak it. */
  ownerLanguage: '{name} speaks {language} ({fluency}) ([About](#about)).',
  /** Between the last two matters that a page says nothing about. */
  or: ' or ',
  /** What an advertisement asks for and the page tells in a sentence: known by its words (`packages/answerer/languages`). */
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
    conventions: 'Coding conventions',
    translation: 'Internationalization',
    speed: 'Performance',
    configured: 'Screens from a description',
    formats: 'Plurals and dates',
    documents: 'Documentation',
    old: 'Taking over old code',
    scratch: 'From scratch',
    design: 'Design',
    security: 'Security',
    operations: 'Operations',
    ai: 'AI',
    components: 'Components',
    admin: 'Admin tools and permissions',
  },
  /** The page beside a pasted job advertisement. */
  advertisement: {
    intro: 'On this page: {met} of the {all} things that the ad asks for.',
    /** Where it says what is needed and what is only welcome. */
    introBoth: 'On this page: {met} of {all} musts, {niceMet} of {niceAll} nice-to-haves.',
    musts: '**Musts**',
    nices: '**Nice to have**',
    item: '- {label}: {text}',
    /** The page tells something of it, but not that much. */
    otherItem: '- {label}: less than that. {text}',
    missing: '- {label}: not on the page',
    tasks: '**Of the tasks** (not counted)',
    untold: '; how long isn’t said (in the field since {year})',
    others:
      'Not compared: {count} more of its lines. I can look up technologies, years, languages, degrees, places and kinds of work, and found none there.',
    onSite: 'On site',
    elsewhere: 'On site: the ad doesn’t name {place}, where {name} lives',
    end: 'I could only compare what is in the list above. For anything else, ask {name} directly: [{email}](mailto:{email}).',
    or: ' or ',
    years: '{years}+ years of experience',
    otherLevel: '- {language}: the page gives “{fluency}”, not the level asked for',
    visa: 'Visa or work permit',
    education: 'Education',
    lead: 'Leading or mentoring',
  },
} as const;
