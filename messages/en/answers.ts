/**
 * What the built-in answerer says: the fact first, then the way to its section. It speaks about the owner, never as
 * the owner: a quoted {text} says whose words it is, and ends with its own full stop.
 */
/** At the end of a text: where more of it stands. */
const SEE = 'See [{section}](#{anchor}).' as const;

export const answers = {
  /** How the way to a section is said: once, where several texts end with it. */
  see: SEE,
  /** The same at the end of a quotation. */
  from: SEE,
  greeting: 'Hello! Experience, skills, projects or contact: where shall we start?',
  thanks: 'You’re welcome. Ask away if there’s more.',
  ack: 'Sure. What else would you like to know?',
  farewell: 'Goodbye! Come back any time.',
  help: 'I answer from this page: [Experience](#experience), [Skills](#skills), [Projects](#projects), [Contact](#contact). Several questions at once are fine, and you can paste a whole job advertisement to compare. If it isn’t there, I’ll say so.',
  identity:
    'I’m a small program that looks up answers in this page’s text: not {name}, not a person, and not an AI model.',
  insult: 'Sorry I haven’t been any help. Try other words, or [write directly](#contact).',
  complaint:
    'Sorry, I seem to have missed the point. Could you put it another way? You can also [write directly](#contact).',
  injection: 'I only answer from this page’s text. That’s all I can do.',
  /** What becomes of what a visitor types: true where the answerer runs in the page; in the server it is answers-on-server.ts. */
  chatPrivacy:
    'These answers are made in your own browser: what you ask is sent to nobody, stored nowhere, and gone when you close the page. A question that failed earlier had already been sent.',
  /** {languages} in a row: of a site with one, and with several. */
  siteLanguages: {
    one: 'This site is in {languages}. Just ask.',
    other: 'This site is in {languages}; the switch is at the top. Ask me in any of them.',
  },
  unclear:
    'I didn’t catch that. Try other words, or ask about [Experience](#experience), [Skills](#skills) or [Projects](#projects).',
  /** Where the page is silent. */
  notOnPage: 'This page doesn’t say. You can ask {name} directly: see [Contact](#contact).',
  /** {what} is one of `subjects`. */
  notOnPageAbout: 'This page doesn’t say anything about {what}. You can ask {name} directly: see [Contact](#contact).',
  notOfPage:
    'That isn’t on this page. I only answer questions about {name}: [Experience](#experience), [Skills](#skills), [Projects](#projects), [Contact](#contact).',
  /** What a page may be silent about; fills {what}. */
  subjects: {
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
  /** After `notOnPage`: {text} is what comes nearest. */
  nearest: 'The closest it comes is this. {text}',
  /** One part of a longer answer. */
  partMissing: 'Not on this page: {what}.',
  /** A name, and how it is read. */
  nameAndReading: '{name} ({reading})',
  who: '{name}: {title}, {subtitle}. See [About](#about).',
  skillLevel: '{skill}: {level}%, self-rated.',
  /** A technology that a job or a project uses, and that has no level. */
  skillUsed: '{skill} is used in {where}; it has no level of its own.',
  /** One that is listed without a level. */
  skillListed: '{skill} is listed, without a level.',
  skillWhere: '{skill} is used in {where}.',
  seeSkills: 'See [Skills](#skills).',
  /** Only for names that the answerer knows: a visitor's own text is never echoed. */
  skillMissing: '{skill} isn’t listed under [Skills](#skills).',
  skillsMixed: 'Listed: {listed}. Not listed: {missing}. See [Skills](#skills).',
  skillsMissing: 'Not listed under [Skills](#skills): {missing}.',
  skillList: '{category}: {list}.',
  /** {list} is one skill or several of one level. */
  bestSkills: 'Highest self-rated: {list}. See [Skills](#skills).',
  lowestSkills: 'Lowest self-rated: {list}. See [Skills](#skills).',
  higherSkill: 'Rated higher: {list}.',
  lowerSkill: 'Rated lower: {list}.',
  sameLevel: 'Rated the same: {list}.',
  skillItem: '{skill} ({level}%)',
  /** How many of them follow. */
  count: '{count} in all.',
  location: '{name} is in {place}. See [Contact](#contact).',
  employer: '{position} at {company} since {start}. See [Experience](#experience).',
  employerPast: '{position} at {company}, {period}. See [Experience](#experience).',
  /** The owner's own sentences, which say 我 / I. {section} and {anchor} lead to where they stand. */
  quote: `In {name}’s words: {text} ${SEE}`,
  sections: {
    about: 'About',
    experience: 'Experience',
    skills: 'Skills',
    projects: 'Projects',
    contact: 'Contact',
  },
  since: '{name} has been in the field since {year}.',
  technologies: 'At {company}: {list}. See [Experience](#experience).',
  /** {list} of the technologies that one project uses. */
  projectTechnologies: '[{title}](#project-{id}) uses {list}.',
  projectLacks: '{skill} isn’t listed for [{title}](#project-{id}).',
  projectLinks: '[{title}](#project-{id}): {list}.',
  projectLink: '[project page]({url})',
  projectCode: '[code]({url})',
  project: '[{title}](#project-{id}), in {name}’s words: {text}',
  projectList: 'The projects: {list}. See [Projects](#projects).',
  projectsUsing: 'Projects that use {skill}: {list}.',
  projectsWithout: 'Projects that don’t list {skill}: {list}.',
  projectsNotUsing: 'No project under [Projects](#projects) lists {skill}.',
  strengths: 'In {name}’s words:\n{list}\n\nSee [About](#about).',
  strength: '\n- {label}: {text}',
  contact:
    'Write to [{email}](mailto:{email}) or call {phone}. [Contact](#contact) has a vCard and a form that opens your mail app.',
  contactByMail:
    'Write to [{email}](mailto:{email}). [Contact](#contact) has a vCard and a form that opens your mail app.',
  /** Runs before `contact`, for whoever comes with a job, a project or an invitation. */
  hire: 'That’s one for {name} directly; I can’t agree to anything here.',
  profile: '[{label}]({url}), also under [Contact](#contact).',
  /** What there is instead of an account that the page does not name. */
  profilesListed:
    'Accounts on this page: {list}. Others are not listed; you can ask {name} directly: see [Contact](#contact).',
  hours: 'Replies from {name}: {reply}. {hours}. See [Contact](#contact).',
  resume: '[Download the résumé (PDF)]({address}). It is also under [Contact](#contact), beside a vCard.',
  ownerLanguages: '{name}’s languages: {languages}.',
  languagesMissing: '{languages} isn’t listed.',
  /** The footer’s line as a sentence. */
  builtWith: 'Built with React, TypeScript and Vite.',
  builtBy: 'This is {name}’s site.',
  /** The page beside a pasted job advertisement. */
  advertisement: {
    intro: 'Compared with this page:',
    listed: '- **On the page:** {list} ([Skills](#skills))',
    named: '- **Mentioned in the text:** {list}',
    missing: '- **Not listed:** {list}',
    years: '- **Experience:** {text}',
    languages: '- **Languages:** {text}',
    place: '- **Place:** {text}',
    terms: '- **Not on the page:** {list}',
    told: '- **{label}:** “{text}” ([{section}](#{anchor}))',
    end: 'For the rest, ask {name} directly: [{email}](mailto:{email}).',
    conditions: 'Terms',
    salary: 'pay',
    remote: 'remote or office work',
    start: 'start date',
    visa: 'visa or work permit',
    education: 'education',
    lead: 'leading or mentoring',
  },
} as const;
