export const MODES_MAIL = ['jamais', 'aussitot', 'quotidien', 'hebdomadaire'] as const
export type ModeMail = (typeof MODES_MAIL)[number]

export const MODE_MAIL_LABELS: Readonly<Record<ModeMail, string>> = {
  jamais: 'Jamais',
  aussitot: 'Aussitôt',
  quotidien: 'Chaque jour',
  hebdomadaire: 'Chaque semaine',
}

export type Choix = {
  app: boolean
  mail: ModeMail
  push: boolean
}

type Kind = { label: string; detail: string; defaut: Choix }

const WANTED: Choix = { app: true, mail: 'aussitot', push: true }
const QUIET: Choix = { app: true, mail: 'jamais', push: false }

/**
 * Notification kinds and their default channels: those resulting from an action of the member use
 * all channels, the others only the application.
 */
export const NOTIFICATIONS = {
  courses: {
    label: 'Mes courses',
    detail: 'Changement de date, annulation, ouverture des inscriptions.',
    defaut: WANTED,
  },
  sejours: {
    label: 'Mes séjours',
    detail:
      'Changement de date ou de prix, annulation d’un séjour de votre run list. Ce qui touche vos réservations vous est toujours écrit.',
    defaut: WANTED,
  },
  evenements: {
    label: 'Mes évènements',
    detail:
      'Changement d’heure ou de lieu, annulation. Ce qui touche votre inscription vous est toujours écrit.',
    defaut: WANTED,
  },
  avis: {
    label: 'Avis et réponses',
    detail: 'Quand on donne son avis sur ce que vous proposez, ou que l’on répond au vôtre.',
    defaut: WANTED,
  },
  decisions: {
    label: 'Décisions de l’équipe',
    detail:
      'Quand l’équipe publie, renvoie ou annule ce que vous proposez, vérifie une structure, répond à une revendication, à un coach ou à un club, masque un avis. Pourquoi un avis est masqué vous est toujours écrit.',
    defaut: WANTED,
  },
  resultats: {
    label: 'Résultats',
    detail:
      'Quand un coureur demande ou retire un résultat de vos courses, ou que l’organisateur vous répond.',
    defaut: WANTED,
  },
  entrainement: {
    label: 'Entraînement',
    detail:
      'Quand votre coach change votre calendrier, ou quand un de vos athlètes dit une séance faite ou manquée. Rassemblé quand il y en a plusieurs.',
    defaut: { app: true, mail: 'quotidien', push: true },
  },
  messages: {
    label: 'Messages',
    detail:
      'Une fois par discussion, jusqu’à ce que vous l’ayez lue. Le message lui-même n’est jamais recopié dans un email.',
    defaut: { app: true, mail: 'quotidien', push: true },
  },
  badges: { label: 'Badges', detail: 'Quand vous gagnez un badge.', defaut: QUIET },
  abonnes: { label: 'Abonnés', detail: 'Quand quelqu’un commence à vous suivre.', defaut: QUIET },
} as const satisfies Readonly<Record<string, Kind>>

export type Notification = keyof typeof NOTIFICATIONS
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as [Notification, ...Notification[]]

/** Stored preference; null means untouched, so the default applies. */
export type ChoixGarde = { app: boolean | null; mail: ModeMail | null; push: boolean | null }

export function getChoix(kind: Notification, kept?: Partial<ChoixGarde> | null): Choix {
  const { defaut } = NOTIFICATIONS[kind]
  return {
    app: kept?.app ?? defaut.app,
    mail: kept?.mail ?? defaut.mail,
    push: kept?.push ?? defaut.push,
  }
}

export const RESUME = 'resume'
export type SujetMail = Notification | typeof RESUME

export const isSujetMail = (text: string): text is SujetMail =>
  text === RESUME || Object.hasOwn(NOTIFICATIONS, text)

export const labelSujetMail = (sujet: SujetMail): string =>
  sujet === RESUME ? 'Résumés' : NOTIFICATIONS[sujet].label
