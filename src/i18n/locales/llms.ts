/** The frame of llms.txt, in English whatever the site speaks: readers of such files look for it. */
export const llmsMessages = {
  headings: { page: 'Page', files: 'Files' },
  names: 'Name',
  replies: 'Replies',
  page: 'The page in {language}',
  pdf: 'Résumé in {language} (PDF)',
  json: 'Résumé as data (JSON Resume)',
  vcard: 'Contact card (vCard)',
} as const;
