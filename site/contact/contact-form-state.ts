/** The four states of the contact form and every way between them (specification.md §4, contract "Contact"). */

/** What a visitor wrote, and when they sent it off. */
export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly sentAt: Date;
}

/** Why a letter did not reach a mail client: opening threw, or the address would be longer than clients read. */
export type Refusal = 'notOpened' | 'tooLong';

export type ContactFormState =
  /** `letter` is the one sent last: nobody can know that a mail client took it, so it stays to be copied. */
  | { readonly name: 'idle'; readonly letter?: Letter }
  | { readonly name: 'submitting'; readonly letter: Letter }
  | { readonly name: 'sent'; readonly letter: Letter }
  | { readonly name: 'error'; readonly refusal: Refusal };

export type ContactFormEvent =
  | { readonly name: 'mailOpened'; readonly letter: Letter }
  | { readonly name: 'mailRefused'; readonly refusal: Refusal }
  | { readonly name: 'delayPassed' }
  | { readonly name: 'displayPassed' }
  | { readonly name: 'anotherWanted' };

/** The state after an event. An event that does not fit the state, such as a late timer, changes nothing. */
export function step(state: ContactFormState, event: ContactFormEvent): ContactFormState {
  switch (event.name) {
    case 'mailOpened':
      return takesLetters(state) ? { name: 'submitting', letter: event.letter } : state;
    case 'mailRefused':
      return takesLetters(state) ? { name: 'error', refusal: event.refusal } : state;
    case 'delayPassed':
      return state.name === 'submitting' ? { name: 'sent', letter: state.letter } : state;
    case 'displayPassed':
    case 'anotherWanted':
      return state.name === 'sent' ? { name: 'idle', letter: state.letter } : state;
    default:
      return event satisfies never;
  }
}

/** Whether the form can be submitted: with a letter under way it cannot. */
export function takesLetters({ name }: ContactFormState): boolean {
  return name === 'idle' || name === 'error';
}
