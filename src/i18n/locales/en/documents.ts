/** What only the build says: in the résumé, the page that is not found, and lines of facts on the page. */
export const documents = {
  /** What English calls the language: in llms.txt, and to a model. */
  englishName: 'English',
  /** The name of language and country in Open Graph. */
  openGraphLocale: 'en_US',

  pdf: {
    title: '{name} · Résumé',
    subject: '{title}, {place}',
    profile: 'Profile',
    strengths: 'Strengths',
    code: 'Code',
    website: 'Website',
    updated: 'Updated {date}',
    page: 'Page {page} of {total}',
  },

  /** {lat} and {lon} are absolute degrees: a page knows one place. */
  coordinates: {
    northEast: '{lat}° north, {lon}° east',
    northWest: '{lat}° north, {lon}° west',
    southEast: '{lat}° south, {lon}° east',
    southWest: '{lat}° south, {lon}° west',
  },

  person: {
    education: 'Education',
    languages: 'Languages',
    /** What the first screen says of the career: where the owner works, and how long in the profession. */
    employed: 'At {company} since {year}',
    since: 'In the field since {year}',
    /** Pictures of the owner and of a project, where only what they show can be told. */
    portrait: 'Portrait',
    picture: 'Picture',
    /** What one of them is, beside its title. */
    record: { certificate: 'Certificate', talk: 'Talk', writing: 'Article' },
  },

  notFound: {
    documentTitle: 'Page not found · {name}',
    heading: 'Page not found',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Go to the home page',
  },
} as const;
