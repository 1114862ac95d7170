import type { DocumentsTranslation, FactsTranslation } from '../translation.ts';
import { answers } from './answers.ts';
import { chat } from './chat.ts';
import { page } from './page.ts';
import * as shared from './shared.ts';

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

export const documents: DocumentsTranslation = {
  englishName: 'German',
  openGraphLocale: 'de_DE',

  pdf: {
    title: '{name} · Lebenslauf',
    subject: '{title}, {place}',
    objective: 'Kurzprofil',
    profile: 'Kurzprofil',
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

export const messages = { page, chat, answers, facts, documents, shared };
