import type { PagePicture } from '#content/schema.ts';
import { SITE_PATH } from '#i18n/browser-locale.ts';

interface PictureProps {
  readonly picture: PagePicture;
  /** Of what is told in words beside it. */
  readonly isDecoration?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture of the owner's own, fetched when it comes near. Its size is known before: nothing moves when it is there. */
export function Picture({ picture: { file, alt, ...size }, isDecoration, className }: PictureProps) {
  return (
    <img src={`${SITE_PATH}/${file}`} alt={isDecoration ? '' : alt} loading="lazy" className={className} {...size} />
  );
}
