/** The headings and link texts of llms.txt, which is in English only. */
export const llmsMessages = {
  headings: { page: 'Page', files: 'Files' },
  page: 'The page in {language}',
  pdf: 'Résumé in {language} (PDF)',
  json: 'Résumé as data (JSON Resume)',
  vcard: 'Contact card (vCard)',
  languages: { zh: 'Chinese', en: 'English', ja: 'Japanese' },
} as const;
