import type { DocumentsTranslation } from '../translation.ts';

export const documents: DocumentsTranslation = {
  englishName: 'German',
  openGraphLocale: 'de_DE',

  pdf: {
    title: '{name} · Lebenslauf',
    subject: '{title}, {place}',
    profile: 'Profil',
    strengths: 'Stärken',
    code: 'Code',
    website: 'Website',
    updated: 'Stand: {date}',
    page: 'Seite {page} von {total}',
  },

  coordinates: {
    northEast: '{lat}° Nord, {lon}° Ost',
    northWest: '{lat}° Nord, {lon}° West',
    southEast: '{lat}° Süd, {lon}° Ost',
    southWest: '{lat}° Süd, {lon}° West',
  },

  person: {
    education: 'Ausbildung',
    languages: 'Sprachen',
    employed: 'Seit {year} bei {company}',
    since: 'Seit {year} im Beruf',
    portrait: 'Porträt',
    picture: 'Bild',
    record: { certificate: 'Zertifikat', talk: 'Vortrag', writing: 'Text' },
  },

  notFound: {
    documentTitle: 'Seite nicht gefunden · {name}',
    heading: 'Seite nicht gefunden',
    text: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
  },
};
