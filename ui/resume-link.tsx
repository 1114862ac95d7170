import { resumePath } from '#contract/resume-path.ts';
import type { Text } from '#contract/text.ts';
import { documentMessages } from '#messages/document.ts';
import { content } from './content.ts';
import { SITE_PATH } from './site-path.ts';
import { useLanguage } from './use-language.tsx';

interface ResumeLinkProps {
  readonly text: Text;
  readonly className?: string | undefined;
}

/** Saves the PDF of the page's language, under a name that says whose it is. */
export function ResumeLink({ text, className }: ResumeLinkProps) {
  const { language, say } = useLanguage();
  const name = say(content.person.name);
  return (
    <a
      href={SITE_PATH + resumePath(language, 'pdf')}
      download={`${say(documentMessages.resumeFile, { name })}.pdf`}
      className={className}
    >
      {say(text)}
    </a>
  );
}
