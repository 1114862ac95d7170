/** The words of the interface that answers are made of, in one language. */
import type { LanguageData } from './language-data.ts';
import type { RecordKind, Section } from './resume.ts';
import type { Template } from './text.ts';

type Sentence =
  | 'see'
  | 'writes'
  | 'or'
  | 'restNotOnPage'
  | 'chatPrivacy'
  | 'identity'
  | 'insult'
  | 'complaint'
  | 'injection'
  | 'greeting'
  | 'thanks'
  | 'ack'
  | 'farewell'
  | 'help'
  | 'unclear'
  | 'seeSkills'
  | 'builtWith'
  | 'notOnPage'
  | 'notOnPageAbout'
  | 'notOfPage'
  | 'partMissing'
  | 'nameAndReading'
  | 'who'
  | 'skillLevel'
  | 'skillUsed'
  | 'skillListed'
  | 'skillWhere'
  | 'skillMissing'
  | 'skillsMixed'
  | 'skillsMissing'
  | 'skillList'
  | 'bestSkills'
  | 'lowestSkills'
  | 'higherSkill'
  | 'lowerSkill'
  | 'sameLevel'
  | 'skillItem'
  | 'count'
  | 'location'
  | 'employer'
  | 'employerPast'
  | 'quote'
  | 'since'
  | 'technologies'
  | 'projectTechnologies'
  | 'projectLacks'
  | 'projectLinks'
  | 'projectLink'
  | 'projectCode'
  | 'project'
  | 'projectList'
  | 'projectsUsing'
  | 'projectsWithout'
  | 'projectsNotUsing'
  | 'strengths'
  | 'strength'
  | 'contact'
  | 'contactByMail'
  | 'noMore'
  | 'phoneNumber'
  | 'emailAddress'
  | 'startedIn'
  | 'inYear'
  | 'atPlace'
  | 'card'
  | 'hire'
  | 'handle'
  | 'profile'
  | 'profilesListed'
  | 'hours'
  | 'replies'
  | 'workingHours'
  | 'resume'
  | 'resumeOther'
  | 'companyIn'
  | 'ownerLanguage'
  | 'ownerLanguages'
  | 'strongerLanguage'
  | 'weakerLanguage'
  | 'languagesMissing'
  | 'builtBy';

export type Answers = Readonly<Record<Sentence, Template>> & {
  readonly siteLanguages: Readonly<Record<'one' | 'other', Template>>;
  readonly subjects: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<Section, string>>;
  readonly practices: Readonly<Record<string, string>>;
  readonly advertisement: Readonly<
    Record<
      | 'intro'
      | 'introBoth'
      | 'musts'
      | 'nices'
      | 'item'
      | 'otherItem'
      | 'missing'
      | 'untold'
      | 'others'
      | 'onSite'
      | 'elsewhere'
      | 'tasks'
      | 'end'
      | 'or'
      | 'years'
      | 'otherLevel'
      | 'visa'
      | 'education'
      | 'lead',
      Template
    >
  >;
};

/** In one language. */
export interface Words {
  readonly answers: Answers;
  readonly facts: {
    readonly separator: string;
    readonly spoken: Template;
    readonly labelled: Template;
    readonly records: Readonly<Record<RecordKind, string>>;
  };
}

/** What is known of a language, and how it is spoken. */
export interface Voice extends LanguageData {
  readonly messages: Answers;
  readonly facts: Words['facts'];
}
