/** The headings, labels and link texts of llms.txt, which is in English only. */
export const llmsMessages = {
  headings: { page: 'Page', files: 'Files' },
  names: 'Name',
  since: 'In the profession since {year}',
  replies: 'Replies',
  page: 'The page in {language}',
  pdf: 'Résumé in {language} (PDF)',
  json: 'Résumé as data (JSON Resume)',
  vcard: 'Contact card (vCard)',
} as const;
