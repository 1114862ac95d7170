import type { Content } from '#content/schema.ts';

export const person: Content['person'] = {
  name: { de: 'Lena Brandt' },
  title: { de: 'Frontend-Entwicklerin' },
  since: 2016,
  education: [
    {
      school: { de: 'Hochschule für Angewandte Wissenschaften Hamburg' },
      subject: { de: 'Medieninformatik' },
      degree: { de: 'Bachelor of Science' },
      year: 2016,
    },
  ],
  languages: [
    { tag: 'de', name: { de: 'Deutsch' }, fluency: { de: 'Muttersprache' } },
    { tag: 'en', name: { de: 'Englisch' }, fluency: { de: 'verhandlungssicher' } },
    { tag: 'da', name: { de: 'Dänisch' }, fluency: { de: 'im Alltag' } },
  ],
  availability: { de: 'Ab März offen für Neues, am liebsten vollständig remote, gern an vier Tagen die Woche.' },
  email: 'lena@example.com',
  phone: '+49 40 0000 0000',
  profiles: [{ label: 'GitLab', url: 'https://gitlab.example.com/lena-brandt' }],
  reply: { de: 'meist innerhalb von zwei Tagen' },
  hours: { de: 'werktags 10:00–19:00\u00A0Uhr' },
  place: {
    name: { de: 'Hamburg' },
    fullName: { de: 'Hamburg, Deutschland' },
    latitude: 53.5511,
    longitude: 9.9937,
    countryCode: 'DE',
  },
};
