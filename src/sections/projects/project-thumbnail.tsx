/** What a project's card and its dialog share. */
import type { PageProject } from '#content/schema.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import buttons from '#components/button.module.css';
import { Picture } from '#components/images.tsx';
import { ExternalLink } from '#components/links.tsx';
import isletsUrl from '../../assets/islets.svg?url';
import styles from './projects.module.css';

const ISLETS = 3;

interface ProjectTileProps {
  readonly project: PageProject;
  /** The project's place in the list: it chooses the islet. */
  readonly index: number;
  /** Whether the title beside it says enough. */
  readonly isDecoration?: boolean;
  readonly className?: string | undefined;
}

/** The owner's picture of a project, or its emoji on an islet of its own: decoration. */
export function ProjectTile({ project, index, isDecoration, className }: ProjectTileProps) {
  if (project.picture) {
    const classes = `${styles['picture']} ${className}`;
    return <Picture picture={project.picture} isDecoration={isDecoration} className={classes} />;
  }
  const islet = index % ISLETS;
  return (
    <span className={`${styles['tile']} ${className}`} data-islet={islet} aria-hidden="true">
      <svg viewBox="0 0 600 420" preserveAspectRatio="xMidYMid slice">
        <use href={`${isletsUrl}#islet-${islet}`} width="600" height="420" />
      </svg>
      <span className={styles['emoji']}>{project.image}</span>
    </span>
  );
}

export function ProjectLinks({ project }: { readonly project: PageProject }) {
  const { messages } = useTexts();
  if (!project.link && !project.github) return null;
  return (
    <p className={styles['links']}>
      {project.link && (
        <ExternalLink href={project.link} className={buttons['primary']}>
          {messages.projects.view}
        </ExternalLink>
      )}
      {project.github && (
        <ExternalLink href={project.github} className={buttons['outlined']}>
          {messages.projects.code}
        </ExternalLink>
      )}
    </p>
  );
}
