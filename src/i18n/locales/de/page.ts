import type { PageTranslation } from '../translation.ts';
import * as shared from './shared.ts';

/** Sie, where somebody is spoken to; where a sentence does without, it does. */
export const page: PageTranslation = {
  header: {
    brand: {
      label: '{name}, zum Seitenanfang',
    },
    nav: {
      label: 'Haupt',
    },
    menu: {
      open: 'Menü öffnen',
      close: 'Menü schließen',
    },
    language: {
      label: 'Sprache: {language}',
      list: 'Sprache wählen',
      changed: 'Jetzt auf Deutsch',
    },
    theme: {
      toDark: 'Zur dunklen Ansicht wechseln',
      toLight: 'Zur hellen Ansicht wechseln',
    },
  },

  headerLinks: {
    about: 'Über mich',
    experience: 'Erfahrung',
    projects: 'Projekte',
    contact: 'Kontakt',
  },

  hero: {
    projects: 'Projekte',
    contact: 'Kontakt',
    resume: 'Lebenslauf (PDF)',
    scroll: 'Nach unten',
  },

  globe: {
    name: 'Globus, darauf markiert: {place}',
    description: 'Ein Globus, aus Punkten gezeichnet. Die Markierung in Magenta ist {place}, {coordinates}.',
  },

  globeControls: {
    keys: 'Pfeiltasten drehen ihn, + und − zoomen, Pos1 führt zurück nach {place}, die Leertaste hält an.',
    controls: 'Globus steuern',
    zoomOut: 'Verkleinern',
    zoomIn: 'Vergrößern',
    pause: 'Drehung anhalten',
    play: 'Weiterdrehen',
    turnTo: 'Nach {place} drehen',
    wheel: 'Zum Zoomen {key} halten und scrollen',
  },

  about: {
    heading: 'Über mich',
    notes: {
      label: 'Notizen, gezeichnet als kleine Inseln; gestrichelte Linien sind die Verweise zwischen ihnen',
    },
    cards: {
      label: {
        experience: 'Erfahrung',
        projects: 'Projekte',
        contact: 'Kontakt',
      },
    },
    advantages: {
      heading: 'Stärken',
    },
  },

  experience: {
    heading: 'Erfahrung',
    technologies: 'Technologien',
    earlier: 'Frühere Stellen',
    achievements: 'Ergebnisse',
  },

  skills: {
    heading: 'Kenntnisse',
  },

  projects: {
    heading: 'Projekte',
    open: 'Einzelheiten',
    technologies: 'Technologien',
    view: 'Zum Projekt',
    code: 'Zum Code',
    close: 'Schließen',
  },

  contact: {
    heading: 'Kontakt',
    email: 'E-Mail',
    phone: 'Telefon',
    location: 'Ort',
    profiles: 'Profile',
    copyEmail: 'Adresse kopieren',
    handle: '{label}: {handle}',
    copyHandle: '{label}-ID kopieren',
    resume: 'Lebenslauf herunterladen (PDF)',
    vcard: 'Kontakt speichern (vCard)',
    form: {
      label: 'Nachricht schreiben',
      name: 'Ihr Name',
      namePlaceholder: 'Wie darf ich Sie ansprechen?',
      email: 'Ihre E-Mail-Adresse',
      emailPlaceholder: 'name@example.com',
      message: 'Nachricht',
      messagePlaceholder: 'Ein paar Zeilen genügen',
      send: 'Per E-Mail senden',
      hint: 'Ihr Mailprogramm öffnet sich mit dem fertigen Text. Abgeschickt wird er von dort.',
      submitting: 'Wird gesendet …',
      blank: 'Hier stehen nur Leerzeichen. Bitte schreiben Sie etwas.',
      noScript: 'Dieses Formular braucht JavaScript. Bitte schreiben Sie stattdessen an {email}.',
    },
    sent: {
      title: 'Das Mailprogramm ist offen',
      text: 'Bitte schicken Sie die Nachricht aus Ihrem Mailprogramm ab. Ich antworte bald.',
      paste:
        'Ihre Nachricht ist zu lang für einen Mail-Link und liegt jetzt in der Zwischenablage. Fügen Sie sie in die E-Mail ein und schicken Sie sie ab.',
      nothing: 'Kein Fenster zu sehen? Dann die Nachricht kopieren und auf einem anderen Weg schicken.',
    },
    error: {
      text: 'Die Nachricht ließ sich nicht senden. Bitte versuchen Sie es noch einmal.',
      notOpened:
        'Ihr Mailprogramm hat sich nicht geöffnet. Sie können die Nachricht kopieren und auf einem anderen Weg schicken.',
      tooLong:
        'So viel Text passt nicht in einen Mail-Link. Bitte kopieren Sie ihn selbst in eine E-Mail, oder kürzen Sie ihn.',
      notCopied:
        'Ihr Mailprogramm ist offen, aber der Browser hat das Kopieren verweigert. Kopieren Sie die Nachricht hier und fügen Sie sie in die E-Mail ein.',
      kept: 'Nichts ist verloren: Ihr Text steht noch hier.',
    },
    copyMessage: 'Nachricht kopieren',
    copied: {
      message: 'Nachricht kopiert',
      email: 'Adresse kopiert',
      handle: '{label}-ID kopiert',
    },
    copyFailed: 'Das Kopieren ging nicht. Bitte markieren Sie den Text von Hand.',
    again: 'Noch eine schreiben',
    mail: {
      subject: 'Nachricht über die Website von {name}',
      name: 'Name: {name}',
      email: 'E-Mail: {email}',
      message: 'Nachricht:',
      time: 'Gesendet: {time}',
      paste: '(Ihre Nachricht liegt in der Zwischenablage. Fügen Sie sie hier ein, anstelle dieser Zeile.)',
    },
  },

  footer: {
    copyright: '© {year} {name}',
    builtWith: 'Gebaut mit React, TypeScript und Vite',
  },

  document: {
    skip: 'Zum Inhalt springen',
    link: {
      newTab: ' (öffnet einen neuen Tab)',
    },
    resumeFile: '{name} - Lebenslauf',
    print: {
      from: 'Gedruckt von {url}',
    },
  },

  chatButton: {
    label: 'Chat',
    openChat: 'Chat öffnen',
    loading: 'Der Chat öffnet sich …',
    loadFailed: 'Der Chat ließ sich nicht laden. Bitte noch einmal versuchen oder die Seite neu laden.',
    newAnswerClosed: 'Chat öffnen, neue Antwort',
  },

  shared: { retry: shared.retry, copy: shared.copy, copied: shared.copied },
};
