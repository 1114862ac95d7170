import type { Content } from '#content/schema.ts';

const NAME = 'Maximiliane Freifrau von Schwarzenfels';

export const person: Content['person'] = {
  name: { de: NAME, en: NAME },
  title: { de: 'Softwarearchitektin für Verkehrsleitsysteme', en: 'Software architect for traffic control systems' },
  since: 2009,
  email: 'maximiliane@example.com',
  profiles: [{ label: 'GitLab', url: 'https://gitlab.example.com/schwarzenfels' }],
  reply: { de: 'innerhalb einer Woche', en: 'within a week' },
  hours: { de: 'dienstags 9:00–12:00\u00A0Uhr', en: 'Tuesdays, 9:00–12:00' },
  place: {
    name: { de: 'Garmisch-Partenkirchen', en: 'Garmisch-Partenkirchen' },
    fullName: { de: 'Garmisch-Partenkirchen, Deutschland', en: 'Garmisch-Partenkirchen, Germany' },
    latitude: 47.4921,
    longitude: 11.0958,
    countryCode: 'DE',
  },
};
