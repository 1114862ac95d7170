import { resumePath } from '#shared/urls.ts';
import { fill } from '#shared/text.ts';
import { SITE_PATH } from '#i18n/browser-locale.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';

interface ResumeLinkProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** Saves the PDF of the page's language, under a name that says whose it is. */
export function ResumeLink({ text, className }: ResumeLinkProps) {
  const { language, messages, content } = useTexts();
  const name = content.person.name;
  return (
    <a
      href={SITE_PATH + resumePath(language, 'pdf')}
      download={`${fill(messages.document.resumeFile, { name })}.pdf`}
      className={className}
    >
      {text}
    </a>
  );
}
