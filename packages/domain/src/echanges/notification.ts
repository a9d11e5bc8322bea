/** Kinds of notice that may come by email, and whether they do until a member says otherwise. */
export const NOTIFICATIONS = {
  courses: {
    label: 'Mes courses',
    detail: 'Changement de date, annulation, ouverture des inscriptions.',
    isOn: true,
  },
  sejours: {
    label: 'Mes séjours',
    detail:
      'Changement de date ou de prix, annulation d’un séjour de votre run list. Ce qui touche vos réservations vous est toujours écrit.',
    isOn: true,
  },
  evenements: {
    label: 'Mes évènements',
    detail:
      'Une place qui se libère, un changement d’heure ou de lieu d’un évènement où vous êtes inscrit. Une annulation vous est toujours écrite.',
    isOn: true,
  },
  avis: {
    label: 'Avis et réponses',
    detail: 'Quand on donne son avis sur ce que vous proposez, ou que l’on répond au vôtre.',
    isOn: true,
  },
  resultats: {
    label: 'Résultats',
    detail:
      'Quand un coureur demande ou retire un résultat de vos courses, ou que l’organisateur vous répond.',
    isOn: true,
  },
  messages: { label: 'Messages', detail: 'Quand quelqu’un vous écrit.', isOn: true },
  abonnes: { label: 'Abonnés', detail: 'Quand quelqu’un commence à vous suivre.', isOn: false },
  resume: {
    label: 'Résumé de la semaine',
    detail: 'Le lundi, ce que vous avez manqué.',
    isOn: false,
  },
  nouveautes: {
    label: 'Nouveautés de Foulée',
    detail: 'Au plus une fois par mois.',
    isOn: false,
  },
} as const satisfies Readonly<Record<string, { label: string; detail: string; isOn: boolean }>>

export type Notification = keyof typeof NOTIFICATIONS
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as [Notification, ...Notification[]]

/** Every kind with what holds: the member's choice, else the default. */
export function getNotifications(
  chosen: Readonly<Record<string, boolean>>,
): Record<Notification, boolean> {
  const pairs = NOTIFICATION_KINDS.map((kind) => [
    kind,
    Object.hasOwn(chosen, kind) ? chosen[kind] === true : NOTIFICATIONS[kind].isOn,
  ])
  return Object.fromEntries(pairs)
}
