/**
 * Stops where the list of languages is wrong, or one of them lacks a text that page, chat or documents say. To be imported
 * before all that has words of its own: what has none in a language fails without saying whose fault it is.
 */
import { describeFaults, listFaults } from '#content/check.ts';
import { LANGUAGES } from '#shared/language.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { missingTexts } from './missing-texts.ts';

const faults = describeFaults(listFaults(LANGUAGES)) || missingTexts(MESSAGES, LANGUAGES).join('\n');
if (faults) {
  console.error(faults);
  process.exit(1);
}
