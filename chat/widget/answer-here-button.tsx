import { chatMessages } from '#messages/chat.ts';
import { useLanguage } from '#ui/use-language.tsx';

/** Offers an answer from this page's own text where nobody else gives one. */
export function AnswerHereButton({ onClick }: { readonly onClick: () => void }) {
  const { say } = useLanguage();
  return (
    <button type="button" data-chat="answer-here" onClick={onClick}>
      {say(chatMessages.answerHere)}
    </button>
  );
}
