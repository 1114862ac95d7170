import { directionOf } from '#shared/text.ts';
import { useId } from 'react';
import type { PageProject } from '#content/schema.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { Icon } from '#components/icon.tsx';
import { Phrase } from '#components/phrase.tsx';
import { ProjectTile } from './project-tile.tsx';
import { enterProject } from './project-address.ts';
import { loadMovement } from './project-dialog.tsx';
import styles from './project-card.module.css';

interface ProjectCardProps {
  readonly project: PageProject;
  readonly index: number;
}

/**
 * A chart sheet, pressed as a whole. Its name is its title and its description its line: what else stands on it
 * the dialog says too, so assistive technology need not hear a card as one long name.
 */
export function ProjectCard({ project, index }: ProjectCardProps) {
  const { messages } = useTexts();
  const summary = useId();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-describedby={summary}
      className={styles['card']}
      onPointerEnter={loadMovement}
      onFocus={loadMovement}
      onClick={() => enterProject(project.id)}
    >
      <ProjectTile project={project} index={index} isDecoration className={styles['tile']} />
      <span className={styles['words']}>
        <span dir={directionOf(project.title)} className={styles['title']}>
          <Phrase text={project.title} />
        </span>
        <span id={summary} dir={directionOf(project.summary)} className={styles['summary']} aria-hidden="true">
          <Phrase text={project.summary} />
        </span>
        <span className={styles['technologies']} lang="en" aria-hidden="true">
          {project.technologies.map((name) => (
            <span key={name}>{`${name} `}</span>
          ))}
        </span>
        <span className={styles['open']} aria-hidden="true">
          {messages.projects.open}
          <Icon name="outward" />
        </span>
      </span>
    </button>
  );
}
