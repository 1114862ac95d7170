/** How facts are put into words: for the page, the résumé and the answers. */
export const facts = {
  period: {
    open: '{start} – present',
    closed: '{start} – {end}',
  },
  /** {monthName} is the month in full, {month} its number. */
  month: '{monthName} {year}',
  degree: '{degree} in {subject}, {school}, {year}',
  /** A certificate and who gave it, a talk and where it was given: {title} may lead there. */
  record: '{title}, {where}, {year}',
  records: { certificate: 'Certificates', talk: 'Talks', writing: 'Writing' },
  spoken: '{name} ({fluency})',
  labelled: '{label}: {text}',
  /** Between the items of a list. */
  separator: ', ',
  /** The same where the items may have commas of their own. */
  between: '; ',
} as const;
