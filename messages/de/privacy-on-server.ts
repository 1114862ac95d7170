import type { AnswersTranslation } from '../translation.ts';

export const privacyOnServer: AnswersTranslation['chatPrivacy'] =
  'Was Sie schreiben, geht an den eigenen Server dieser Website, der die Antwort im Text der Seite nachschlägt. Es wird weder gespeichert noch protokolliert, niemand sonst bekommt es, auch {name} sieht es nicht. Ein Sitzungs-Cookie zählt nur die Nachrichten.';
