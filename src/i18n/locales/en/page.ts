/** What the page says until it lives, and what it needs at once when somebody turns to a part of it. */
import * as shared from './shared.ts';

export const page = {
  header: {
    brand: {
      /** Begins with the visible name (WCAG 2.2 2.5.3). */
      label: '{name}, back to top',
    },
    nav: {
      /** Screen readers add “navigation” by themselves. */
      label: 'Main',
    },
    menu: {
      open: 'Open menu',
      close: 'Close menu',
    },
    language: {
      /** {language} is the current one in its own name. */
      label: 'Language: {language}',
      list: 'Choose a language',
      /** Announced in the new language. */
      changed: 'Switched to English',
    },
    /** Says what the press does. */
    theme: {
      toDark: 'Switch to dark mode',
      toLight: 'Switch to light mode',
    },
  },

  /** The links of the header, each under the section that it leads to and in this order: another link is another line here. */
  headerLinks: {
    about: 'About',
    experience: 'Experience',
    projects: 'Projects',
    contact: 'Contact',
  },

  hero: {
    projects: 'View projects',
    contact: 'Contact me',
    resume: 'Résumé (PDF)',
    scroll: 'Scroll down',
  },

  globe: {
    name: 'Globe with {place} marked',
    description: 'A globe drawn in dots. The magenta mark is {place}, {coordinates}.',
  },

  /** What the globe says once it is alive. */
  globeControls: {
    /** Heard when the globe has the focus. */
    keys: 'Arrow keys turn it, + and − zoom, Home returns to {place}, Space pauses.',
    controls: 'Globe controls',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    pause: 'Pause rotation',
    play: 'Resume rotation',
    /** The mark at the rim, while {place} is out of sight. */
    turnTo: 'Turn to {place}',
    /** Clockwise from the north. */
    /** {key} is Ctrl or ⌘. Shown when a plain wheel passes over. */
    wheel: 'Hold {key} and scroll to zoom',
  },

  about: {
    heading: 'About',
    notes: {
      label: 'Notes drawn as islets; dashed lines are the links between them',
    },
    cards: {
      label: {
        experience: 'Experience',
        projects: 'Projects',
        contact: 'Contact',
      },
    },
    advantages: {
      heading: 'Strengths',
    },
  },

  experience: {
    heading: 'Experience',
    technologies: 'Technologies',
    earlier: 'Earlier positions',
    achievements: 'Achievements',
  },

  skills: {
    heading: 'Skills',
  },

  projects: {
    heading: 'Projects',
    open: 'Details',
    technologies: 'Technologies',
    view: 'View project',
    code: 'View code',
    close: 'Close',
  },

  contact: {
    heading: 'Contact',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    /** Names the group of social links, here and in the footer. */
    profiles: 'Profiles',
    copyEmail: 'Copy address',
    handle: '{label}: {handle}',
    /** Beside a name that is to be searched for in a service, such as WeChat. */
    copyHandle: 'Copy {label} ID',
    resume: 'Download résumé (PDF)',
    vcard: 'Save contact (vCard)',
    form: {
      label: 'Write to me',
      name: 'Your name',
      namePlaceholder: 'What should I call you?',
      email: 'Your email',
      emailPlaceholder: 'name@example.com',
      message: 'Message',
      messagePlaceholder: 'A few lines is plenty',
      send: 'Send by email',
      hint: 'This opens your mail app with everything filled in. You send it from there.',
      submitting: 'Sending...',
      /** What the browser says of a field of nothing but blanks. */
      blank: 'There’s nothing here but blanks. Please write something.',
      /** In the place of the button until the script is there. */
      noScript: 'This form needs JavaScript, so please write to {email} instead.',
    },
    sent: {
      title: 'Email Client Opened',
      text: 'Please send the email from your own mail client. I’ll reply soon.',
      /** Takes the place of `text` where the letter is on the clipboard. */
      paste:
        'Your message is too long for a mail link, so it’s on your clipboard. Paste it into the email and send it.',
      /** Nobody can know whether the mail window opened. */
      nothing: 'No mail window? Copy the message and send it any way you like.',
    },
    error: {
      text: 'Failed to send message. Please try again.',
      /** These three follow the error text and are followed by `kept`. */
      notOpened: 'Your mail app did not open. Copy the message and send it any way you like.',
      tooLong: 'A mail link can’t hold this much text. Copy it into an email yourself, or shorten it and try again.',
      notCopied:
        'Your mail app opened, but your browser blocked the copy. Copy the message here and paste it into the email.',
      kept: 'Nothing is lost: your text is still here.',
    },
    copyMessage: 'Copy message',
    copied: {
      message: 'Message copied',
      email: 'Address copied',
      handle: '{label} ID copied',
    },
    copyFailed: 'Couldn’t copy. Select the text and copy it yourself.',
    again: 'Write another',
    /** The prepared mail, in the visitor's language: the visitor sees it before sending it. */
    mail: {
      subject: 'Website message from {name}',
      name: 'Name: {name}',
      email: 'Email: {email}',
      message: 'Message:',
      time: 'Written: {time}',
      /** The body of a mail that is too long for its address. */
      paste: '(Your message is on the clipboard. Paste it here, over this line.)',
    },
  },

  footer: {
    copyright: '© {year} {name}',
    /** Must stay true. */
    builtWith: 'Built with React, TypeScript and Vite',
  },

  document: {
    /** The first element of the page. */
    skip: 'Skip to main content',
    link: {
      /** Heard after a link's name, so English brings its own space. */
      newTab: ' (opens in a new tab)',
    },
    /** What the saved résumé is called: among many in a folder it still says whose it is. */
    resumeFile: '{name} - Resume',
    /** On paper only. */
    print: {
      from: 'Printed from {url}',
    },
  },

  /** What the round button says, apart from the rest of the chat: the page needs it before anybody turns to it. */
  chatButton: {
    label: 'Chat',
    openChat: 'Open chat',
    loading: 'Opening the chat...',
    loadFailed: 'The chat could not be loaded. Try again, or reload the page.',
    newAnswerClosed: 'Open chat, new answer',
  },

  shared: { retry: shared.retry, copy: shared.copy, copied: shared.copied },
} as const;
