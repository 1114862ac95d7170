import { Picture } from '#components/picture.tsx';
import { IsletTile, type IsletTileProps } from './islet-tile.tsx';
import styles from './islet-tile.module.css';

/** The owner's picture of a project, or its emoji on an islet. */
export function ProjectTile(props: IsletTileProps) {
  const { project, className, isDecoration } = props;
  if (!project.picture) return <IsletTile {...props} />;
  return (
    <Picture picture={project.picture} isDecoration={isDecoration} className={`${styles['picture']} ${className}`} />
  );
}
