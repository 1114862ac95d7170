/** The four states of the contact form and every way between them. */

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly sentAt: Date;
}

/**
 * Why a message did not reach a mail client: opening threw, the address would be longer than clients read and there is no
 * clipboard, or the browser refused the copy that was to be pasted.
 */
export type MailFailure = 'notOpened' | 'tooLong' | 'notCopied';

/** How the text gets into the mail: with the address, or from the clipboard by the visitor's own hand. */
export type Delivery = 'address' | 'clipboard';

export type ContactFormState =
  /** `message` is the one sent last: nobody can know that a mail client took it, so it stays to be copied. */
  | { readonly kind: 'idle'; readonly message?: ContactMessage }
  | { readonly kind: 'submitting'; readonly message: ContactMessage; readonly delivery: Delivery }
  | { readonly kind: 'sent'; readonly message: ContactMessage; readonly delivery: Delivery }
  | { readonly kind: 'error'; readonly failure: Exclude<MailFailure, 'notCopied'> }
  /** `isInFields`: whether the fields have `message` back. They may hold another one by the time it is refused. */
  | {
      readonly kind: 'error';
      readonly failure: 'notCopied';
      readonly message: ContactMessage;
      readonly isInFields: boolean;
    };

export type ContactFormEvent =
  | { readonly kind: 'mailOpened'; readonly message: ContactMessage; readonly delivery: Delivery }
  | { readonly kind: 'mailFailed'; readonly failure: Exclude<MailFailure, 'notCopied'> }
  | { readonly kind: 'copyRefused'; readonly message: ContactMessage }
  | { readonly kind: 'delayPassed' }
  | { readonly kind: 'startedOver' };

/** The state after an event. An event that does not fit the state, such as a late timer, changes nothing. */
export function contactFormReducer(state: ContactFormState, event: ContactFormEvent): ContactFormState {
  switch (event.kind) {
    case 'mailOpened':
      return canSubmit(state) ? { ...event, kind: 'submitting' } : state;
    case 'mailFailed':
      return canSubmit(state) ? { kind: 'error', failure: event.failure } : state;
    case 'copyRefused':
      return state.kind !== 'error' && state.message === event.message
        ? { kind: 'error', failure: 'notCopied', message: event.message, isInFields: state.kind !== 'idle' }
        : state;
    case 'delayPassed':
      return state.kind === 'submitting' ? { ...state, kind: 'sent' } : state;
    case 'startedOver':
      return state.kind === 'sent' ? { kind: 'idle', message: state.message } : state;
    default:
      return event satisfies never;
  }
}

export function canSubmit({ kind }: ContactFormState): boolean {
  return kind === 'idle' || kind === 'error';
}
