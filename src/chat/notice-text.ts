/** What warnings and errors say, in the page's language. */
import type { Failure, Notice } from '#chat/session/types.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import { fill } from '#shared/text.ts';

/** In Markdown: some of them link to the contact section. */
export function noticeText(notice: Notice, chat: ChatMessages): string {
  const { errors, warned, warning } = chat;
  if (notice.kind === 'warning') return fill(warning, { remaining: notice.remaining });
  if (notice.kind === 'failure') return fill(warned, { text: failureText(notice.failure, notice.partial, chat) });
  const { refusal } = notice;
  if (refusal.kind === 'sessionTimeout') return fill(warned, { text: fill(errors.sessionTimeout, refusal) });
  if (refusal.kind === 'messageLimit') return fill(warned, { text: fill(errors.messageLimit, refusal) });
  return fill(warned, { text: fill(errors.rateLimit, refusal) });
}

function failureText(failure: Failure, partial: boolean, chat: ChatMessages): string {
  const { causes, errors, brokeOff, brokeOffEmpty, notLoaded, stalled } = chat;
  switch (failure.kind) {
    case 'noApiKey': {
      const variable = fill(errors.noApiKeyVariable, { variable: 'VITE_OPENAI_API_KEY' });
      return [errors.noApiKey, variable, errors.noApiKeyVisitor].join('\n');
    }
    case 'specific':
      return fill(errors.specific, { message: causes[failure.cause] });
    case 'brokeOff':
      return partial ? brokeOff : brokeOffEmpty;
    case 'stalled':
      return fill(stalled, { seconds: failure.seconds });
    case 'notLoaded':
      return notLoaded;
    case 'apiRateLimit':
    case 'quotaExceeded':
    case 'general':
      return errors[failure.kind];
  }
}
