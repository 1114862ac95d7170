/** The résumé that questions are asked about, in one language. */

export type Section = 'about' | 'experience' | 'skills' | 'projects' | 'contact';

export interface Skill {
  readonly name: string;
  /** In per cent, by the owner's own judgement; absent where they give none. */
  readonly level?: number;
}

export interface SkillGroup {
  readonly id: string;
  readonly name: string;
  /** In every language of the site. */
  readonly names: readonly string[];
  readonly skills: readonly Skill[];
}

export interface Labelled {
  /** May be empty. */
  readonly label: string;
  readonly text: string;
}

export interface Job {
  readonly id: string;
  readonly company: string;
  /** The company in every language of the site. */
  readonly names: readonly string[];
  readonly position: string;
  readonly place: string;
  readonly places: readonly string[];
  /** Year and month, `2023-03`. */
  readonly start: string;
  /** Absent for the present job. */
  readonly end?: string;
  /** `March 2023` */
  readonly startMonth: string;
  /** `March 2023 – present` */
  readonly period: string;
  readonly description: string;
  readonly achievements: readonly Labelled[];
  readonly technologies: readonly string[];
}

export interface Project {
  readonly id: string;
  readonly title: string;
  /** In every language of the site. */
  readonly titles: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly technologies: readonly string[];
  readonly link?: string;
  readonly github?: string;
}

export interface Profile {
  readonly label: string;
  readonly url?: string;
  readonly handle?: string;
}

export type RecordKind = 'certificate' | 'talk' | 'writing';

/** A certificate and who gave it, a talk and where it was given, an article and where it stands. */
export interface CareerRecord {
  readonly kind: RecordKind;
  /** All of it in a line. */
  readonly line: string;
  /** The same in Markdown, with a link where there is one. */
  readonly linked: string;
}

export interface Resume {
  readonly person: {
    readonly name: string;
    /** How the name is read; the name itself where that is plain. */
    readonly reading: string;
    /** Names and readings in every language of the site. */
    readonly names: readonly string[];
    readonly brands: readonly string[];
    readonly title: string;
    /** The first year in the profession. */
    readonly since: number;
    readonly email: string;
    readonly phone?: string;
    /** Whether and how a job would be welcome. */
    readonly availability?: string;
    /** How soon the owner answers, and when. */
    readonly reply: string;
    readonly hours: string;
    readonly place: {
      readonly fullName: string;
      /** In every language of the site, short and in full. */
      readonly names: readonly string[];
      /** `22.5431°N 114.0579°E` */
      readonly coordinates: string;
    };
    readonly languages: readonly { readonly tag: string; readonly name: string; readonly fluency: string }[];
    readonly profiles: readonly Profile[];
    /** Newest first; all of it in a line. */
    readonly education: readonly { readonly line: string; readonly school: string; readonly year: number }[];
    readonly records: readonly CareerRecord[];
  };
  readonly hero: { readonly subtitle: string; readonly description: string };
  readonly about: {
    readonly lead: string;
    readonly paragraphs: readonly string[];
    /** What is said of all projects together. */
    readonly ofProjects: readonly string[];
    readonly advantages: readonly Labelled[];
  };
  /** Newest first. */
  readonly experience: readonly Job[];
  readonly skills: { readonly note: string; readonly groups: readonly SkillGroup[] };
  readonly projects: readonly Project[];
  readonly contact: { readonly subtitle: string; readonly mapNote: string };
  /** What visitors call what a sentence says in other words: `says` is a piece of the sentence. May be empty. */
  readonly hints: readonly { readonly says: string; readonly asked: string }[];
  /** Languages of the site. */
  readonly siteLanguages: readonly string[];
}

/** Every skill, group by group. */
export function allSkills({ groups }: Resume['skills']): Skill[] {
  return groups.flatMap(({ skills }) => skills);
}

/** What services for code, and for short words, are called, or their hosts. */
export const CODE_HOST = /\bgit|codeberg|bitbucket|sourcehut/i;
export const MICROBLOG = /^x\b|twitter|mastodon|bluesky|threads|weibo|微博/i;

/** Whether a profile is at such a service, as far as its label or its host tells. */
export function isAt(service: RegExp, { label, url }: Profile): boolean {
  return service.test(label) || service.test(url?.split('/')[2] ?? '');
}
