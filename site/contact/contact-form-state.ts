/** The four states of the contact form and every way between them. */

/** What a visitor wrote, and when they sent it off. */
export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly sentAt: Date;
}

/** Why a letter did not reach a mail client: opening threw, or the address would be longer than clients read. */
export type MailFailure = 'notOpened' | 'tooLong';

export type ContactFormState =
  /** `letter` is the one sent last: nobody can know that a mail client took it, so it stays to be copied. */
  | { readonly kind: 'idle'; readonly letter?: Letter }
  | { readonly kind: 'submitting'; readonly letter: Letter }
  | { readonly kind: 'sent'; readonly letter: Letter }
  | { readonly kind: 'error'; readonly failure: MailFailure };

export type ContactFormEvent =
  | { readonly kind: 'mailOpened'; readonly letter: Letter }
  | { readonly kind: 'mailFailed'; readonly failure: MailFailure }
  | { readonly kind: 'delayPassed' }
  | { readonly kind: 'displayPassed' }
  | { readonly kind: 'anotherWanted' };

/** The state after an event. An event that does not fit the state, such as a late timer, changes nothing. */
export function contactFormReducer(state: ContactFormState, event: ContactFormEvent): ContactFormState {
  switch (event.kind) {
    case 'mailOpened':
      return takesLetters(state) ? { kind: 'submitting', letter: event.letter } : state;
    case 'mailFailed':
      return takesLetters(state) ? { kind: 'error', failure: event.failure } : state;
    case 'delayPassed':
      return state.kind === 'submitting' ? { kind: 'sent', letter: state.letter } : state;
    case 'displayPassed':
    case 'anotherWanted':
      return state.kind === 'sent' ? { kind: 'idle', letter: state.letter } : state;
    default:
      return event satisfies never;
  }
}

/** Whether the form can be submitted: with a letter under way it cannot. */
export function takesLetters({ kind }: ContactFormState): boolean {
  return kind === 'idle' || kind === 'error';
}
