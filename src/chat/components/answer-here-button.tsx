import { useChatMessages } from './chat-messages.ts';

/** Offers an answer from this page's own text where nobody else gives one. */
export function AnswerHereButton({ onClick }: { readonly onClick: () => void }) {
  const chat = useChatMessages();
  return (
    <button type="button" data-chat="answer-here" onClick={onClick}>
      {chat.answerHere}
    </button>
  );
}
