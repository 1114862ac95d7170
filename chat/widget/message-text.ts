/** What warnings and errors say, in the page's language. */
import type { Failure, Notice, Refusal } from '#chat/session/types.ts';
import { chatMessages } from '#messages/chat.ts';
import type { Say } from '#ui/use-language.tsx';

/** In Markdown: some of them link to the contact section. */
export function noticeText(notice: Notice, say: Say): string {
  switch (notice.kind) {
    case 'warning':
      return say(chatMessages.warning, { remaining: notice.remaining });
    case 'refusal':
      return say(chatMessages.warned, { text: refusalText(notice.refusal, say) });
    case 'failure':
      return say(chatMessages.warned, { text: failureText(notice.failure, notice.partial, say) });
    default:
      return notice satisfies never;
  }
}

function refusalText(refusal: Refusal, say: Say): string {
  const { errors } = chatMessages;
  switch (refusal.kind) {
    case 'sessionTimeout':
      return say(errors.sessionTimeout, { minutes: refusal.minutes });
    case 'messageLimit':
      return say(errors.messageLimit, { count: refusal.count });
    case 'rateLimit':
      return say(errors.rateLimit, { seconds: refusal.seconds });
    default:
      return refusal satisfies never;
  }
}

function failureText(failure: Failure, partial: boolean, say: Say): string {
  const { causes, errors, brokeOff, brokeOffEmpty, notLoaded, stalled } = chatMessages;
  switch (failure.kind) {
    case 'noApiKey': {
      const variable = say(errors.noApiKeyVariable, { variable: 'VITE_OPENAI_API_KEY' });
      return [say(errors.noApiKey), variable, say(errors.noApiKeyVisitor)].join('\n');
    }
    case 'apiRateLimit':
    case 'quotaExceeded':
    case 'general':
      return say(errors[failure.kind]);
    case 'specific':
      return say(errors.specific, { message: say(causes[failure.cause]) });
    case 'brokeOff':
      return say(partial ? brokeOff : brokeOffEmpty);
    case 'stalled':
      return say(stalled, { seconds: failure.seconds });
    case 'notLoaded':
      return say(notLoaded);
    default:
      return failure satisfies never;
  }
}
