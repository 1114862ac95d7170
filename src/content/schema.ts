/**
 * The shape of what the owner says, and how much of it the page holds.
 * Whoever runs in a browser imports only the types from here.
 */
import { z } from 'zod';
import type { Language } from '#shared/language.ts';
import type { Section } from '#shared/sections.ts';
import type { InOneLanguage, Text } from '#shared/text.ts';
import {
  countryCode,
  dataAttribute,
  distinct,
  distinctBy,
  email,
  https,
  id,
  languageTag,
  line,
  list,
  month,
  NOTE,
  note,
  numberBetween,
  oneEmoji,
  origin,
  phone,
  pictureFile,
  text,
  wholeNumberBetween,
} from './rules.ts';

const profile = z
  .strictObject({
    /** One text in each language where the service is called otherwise there. */
    label: z.union([line(20), text(20, 20)]),
    url: https.exactOptional(),
    /** Where there is no address to follow, a name to search for. */
    handle: line(40).exactOptional(),
  })
  .refine(({ url, handle }) => (url === undefined) !== (handle === undefined), {
    error: 'has neither a url nor a handle, or both: give one of the two',
  });

/** A file below `public/`, and what it shows, for who does not see it. */
const picture = z.strictObject({ file: pictureFile, alt: text(140, 70) });

const education = z.strictObject({
  school: text(60, 30),
  subject: text(60, 30),
  degree: text(40, 16),
  /** When it was finished. */
  year: wholeNumberBetween(1950, 2100),
});

const certificate = z.strictObject({
  name: text(80, 40),
  issuer: text(60, 30),
  year: wholeNumberBetween(1950, 2100),
  /** Where it can be checked. */
  url: https.exactOptional(),
});

const publication = z.strictObject({
  kind: z.enum(['talk', 'writing'], { error: 'is neither ‘talk’ nor ‘writing’: choose one' }),
  title: text(100, 50),
  /** A conference, a magazine, a blog. */
  where: text(60, 30),
  year: wholeNumberBetween(1950, 2100),
  /** Where it can be seen or read. */
  url: https.exactOptional(),
});

const technologies = list(line(30), 1, 12).superRefine(distinct);

const skill = z.strictObject({
  name: line(40),
  /** In per cent, by the owner's own judgement; absent where they give none. */
  level: wholeNumberBetween(0, 100).exactOptional(),
});
const skillGroup = z.strictObject({
  id,
  name: text(24, 12),
  skills: list(skill, 1, 20).superRefine(distinctBy('name')),
});

const achievement = z.strictObject({
  id,
  /** A word for it; absent where a sentence says all. */
  label: text(24, 8).exactOptional(),
  text: text(240, 120),
});

const job = z
  .strictObject({
    id,
    company: text(40, 40),
    position: text(60, 40),
    place: text(40, 24),
    start: month,
    /** Absent for the present job. */
    end: month.exactOptional(),
    description: text(500, 240),
    achievements: list(achievement, 1, 8).superRefine(distinctBy('id')).exactOptional(),
    technologies,
  })
  .refine(({ start, end }) => end === undefined || end >= start, {
    path: ['end'],
    ...note('is before the start: correct one of the two months'),
  });

const jobs = list(job, 1, 12)
  .superRefine(distinctBy('id'))
  .superRefine((entries, issues) => {
    entries.forEach(({ start }, index) => {
      const newer = entries[index - 1];
      if (!newer || newer.start >= start) return;
      issues.addIssue({
        code: 'custom',
        params: NOTE,
        path: [index, 'start'],
        message: 'is after the job above: put the newest job first',
      });
    });
  });

const project = z.strictObject({
  id,
  title: text(60, 24),
  summary: text(200, 90),
  description: text(1200, 600),
  technologies,
  /** One emoji, shown on the project's islet. */
  image: oneEmoji,
  /** Stands in place of the emoji where a picture says more. */
  picture: picture.exactOptional(),
  /** Absent where there is nothing to visit, or no code to see. */
  link: https.exactOptional(),
  github: https.exactOptional(),
});

const card = z.strictObject({ title: text(48, 20), line: text(60, 30) });
const advantage = z.strictObject({ id, label: text(24, 12), text: text(140, 60) });

export const contentSchema = z.strictObject({
  /** Facts: said once, used everywhere. */
  person: z.strictObject({
    name: text(40, 40),
    /** How the name is read; absent where that is plain. */
    reading: text(60, 40).exactOptional(),
    /** What the header shows where it is not the name: of a studio, for instance. */
    brand: text(40, 20).exactOptional(),
    portrait: picture.exactOptional(),
    title: text(60, 30),
    /** The first year in the profession. */
    since: wholeNumberBetween(1950, 2100),
    /** Newest first. */
    education: list(education, 1, 4).exactOptional(),
    /** Newest first. */
    certificates: list(certificate, 1, 12).exactOptional(),
    /** Talks and writing, newest first. */
    publications: list(publication, 1, 12).exactOptional(),
    languages: list(
      z.strictObject({ tag: languageTag, name: text(30, 12), fluency: text(40, 16) }),
      1,
      12,
    ).exactOptional(),
    /** Whether and how a job would be welcome. */
    availability: text(160, 80).exactOptional(),
    email,
    phone: phone.exactOptional(),
    /** The first with an address stands in the first screen too. */
    profiles: list(profile, 0, 14).superRefine(distinctBy('label')).exactOptional(),
    /** How soon the owner answers, and when. */
    reply: text(60, 30),
    hours: text(60, 30),
    place: z.strictObject({
      /** Short, for the globe and the map. */
      name: text(24, 12),
      /** In full, where the place stands alone. */
      fullName: text(40, 24),
      /** Degrees, north and east positive (WGS 84). */
      latitude: numberBetween(-85, 85),
      longitude: numberBetween(-180, 180),
      /** ISO 3166-1 alpha-2. */
      countryCode,
    }),
  }),
  sharing: z.strictObject({
    title: text(60, 40),
    description: text(155, 75),
    /** The line on the share image, and its alternative text. */
    line: text(48, 20),
    imageAlt: text(140, 70),
    siteName: text(40, 40),
    /** The English summary in llms.txt. */
    llmsSummary: line(400),
  }),
  hero: z.strictObject({
    greeting: text(30, 16),
    subtitle: text(60, 24),
    description: text(220, 110),
  }),
  about: z.strictObject({
    lead: z.tuple([text(24, 10), text(24, 10)]),
    paragraphs: list(text(600, 300), 2, 4),
    /** The titles of the five islets. */
    notes: z.tuple([text(24, 12), text(24, 12), text(24, 12), text(24, 12), text(24, 12)]),
    cards: z.strictObject({ experience: card, projects: card, contact: card }),
    /** Those called `technical`, `experience`, `learning`, `teamwork`, `innovation` have a sign of their own. */
    advantages: list(advantage, 3, 6).superRefine(distinctBy('id')),
  }),
  /** Newest first. */
  experience: jobs,
  skills: z.strictObject({
    /** An honest word about the bars. */
    note: text(120, 60),
    groups: list(skillGroup, 1, 12).superRefine(distinctBy('id')),
  }),
  projects: list(project, 1, 12).superRefine(distinctBy('id')),
  contact: z.strictObject({
    subtitle: text(160, 80),
    /** The footnote on the chart. */
    mapNote: text(80, 40),
  }),
  /** Three questions that the chat offers before the first send. */
  suggestions: z.tuple([text(60, 30), text(60, 30), text(60, 30)]),
  /** What visitors call what a sentence says in other words: `says` is a piece of the sentence. */
  hints: list(z.strictObject({ says: text(80, 60), asked: text(400, 240) }), 0, 200).exactOptional(),
  /** Of an older kind of answers: no longer read, and passed over. */
  questions: z.unknown().exactOptional(),
  /** A counter of visits: its script is asked for once the page lives, and the policy lets in what stands here. */
  analytics: z
    .strictObject({
      script: https,
      /** Where the script reports to: `https://stats.example.com`. */
      origins: list(origin, 1, 6).superRefine(distinct),
      /** What the service wants on the script's tag: `{ 'data-domain': 'example.com' }`. */
      attributes: z.record(dataAttribute, line(200)).exactOptional(),
    })
    .exactOptional(),
});

export type Content = z.infer<typeof contentSchema>;
export type Job = Content['experience'][number];
export type Project = Content['projects'][number];
export type Card = keyof Content['about']['cards'];
export type Picture = z.infer<typeof picture>;
export type Analytics = NonNullable<Content['analytics']>;
export type Profile = NonNullable<Content['person']['profiles']>[number];
export type SkillGroup = Content['skills']['groups'][number];
export type Skill = SkillGroup['skills'][number];

export type PageProfile = Profile & {
  /** The sign beside it: the service's own mark, or one that says what kind of service it is. */
  readonly symbol?: 'github' | 'x' | 'code-host' | 'microblog';
};

/** In pixels, as the file has them. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type ShownPicture = Picture & Partial<PictureSize>;

/** What the owner has to show besides the jobs: degrees, certificates, talks, writing. */
export interface PageRecords {
  readonly label: Text;
  readonly items: readonly {
    /** What the address leads to. */
    readonly title: Text;
    /** What follows in the same line. */
    readonly more?: Text;
    readonly url?: string;
  }[];
}

/** What the page itself shows. The rest goes only into the files that are made beside it (résumé, share image, llms.txt). */
export interface ShownContent extends Omit<
  Content,
  'person' | 'sharing' | 'experience' | 'hints' | 'questions' | 'projects' | 'analytics'
> {
  person: Pick<Content['person'], 'name' | 'brand' | 'title' | 'availability' | 'email' | 'phone'> & {
    /** The name itself where there is nothing to add. */
    readonly reading: Text;
    readonly portrait?: ShownPicture;
    /** Where the owner works, and for how long, each in a line. */
    readonly standing: readonly Text[];
    /** Languages, in a line. */
    readonly facts: readonly { readonly label: Text; readonly text: Text }[];
    /** Kind by kind, where there are any. */
    readonly records: readonly PageRecords[];
    readonly profiles: PageProfile[];
    readonly place: Content['person']['place'] & {
      /** The coordinates as they are read out. */
      readonly coordinates: Text;
    };
  };
  projects: (Omit<Project, 'picture'> & { readonly picture?: ShownPicture })[];
  sharing: Pick<Content['sharing'], 'title' | 'description'>;
  experience: readonly (Job & { readonly period: Text })[];
}

/** A word of another language than the page's. */
export interface Foreign {
  readonly language: Language;
  readonly text: string;
}

/** What a page of one language shows. */
export interface PageContent extends InOneLanguage<ShownContent> {
  /** What stands beside the page's own words in another language. */
  readonly elsewhere: {
    /** Absent where it would say the same again. */
    readonly name?: Foreign;
    readonly place?: Foreign;
    readonly headings: Readonly<Record<Section, readonly Foreign[]>>;
    readonly headerLinks: Readonly<Partial<Record<Section, readonly Foreign[]>>>;
  };
}

export type PageJob = PageContent['experience'][number];
export type PageProject = PageContent['projects'][number];
export type PagePicture = NonNullable<PageProject['picture']>;
export type PageSkillGroup = PageContent['skills']['groups'][number];
