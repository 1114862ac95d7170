import type { FactsTranslation } from '../translation.ts';

export const facts: FactsTranslation = {
  period: {
    open: 'seit {start}',
    closed: '{start} – {end}',
  },
  month: '{monthName} {year}',
  degree: '{degree} in {subject}, {school}, {year}',
  record: '{title}, {where}, {year}',
  records: { certificate: 'Zertifikate', talk: 'Vorträge', writing: 'Texte' },
  spoken: '{name} ({fluency})',
  labelled: '{label}: {text}',
  separator: ', ',
  between: '; ',
};
