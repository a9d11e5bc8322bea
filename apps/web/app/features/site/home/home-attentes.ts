import type { IconName } from '#ui/icon.tsx'

export type Attente = { to: string; label: string; icon: IconName }

type Offers = readonly { etat: string }[]

type Known = {
  unread: number | undefined
  evenements: Offers | undefined
  sejours: Offers | undefined
  sondages: number | undefined
  invitations: number | undefined
  demandes: number | undefined
  questions: number | undefined
  isTownMissing: boolean
}

const many = (nb: number, singular: string, plural: string): string =>
  `${nb.toLocaleString('fr-FR')}\u00a0${nb > 1 ? plural : singular}`

/** Pending items by urgency: an offered place expires soon. */
export function listAttentes(known: Known): Attente[] {
  const { unread = 0, evenements, sejours, sondages = 0, isTownMissing } = known
  const { invitations = 0, demandes = 0, questions = 0 } = known
  const offered = (offers: Offers = []) => offers.filter(({ etat }) => etat === 'proposee').length
  const all: (Attente & { nb: number })[] = [
    {
      nb: offered(sejours),
      to: '/mes-reservations',
      label: many(offered(sejours), 'place de séjour à prendre', 'places de séjour à prendre'),
      icon: 'ticket',
    },
    {
      nb: offered(evenements),
      to: '/mes-evenements',
      label: many(offered(evenements), 'place à prendre', 'places à prendre'),
      icon: 'ticket',
    },
    {
      nb: invitations,
      to: '/invitations',
      label: many(invitations, 'invitation', 'invitations'),
      icon: 'mail',
    },
    {
      nb: demandes,
      to: '/contribution/plans',
      label: many(demandes, 'demande de plan', 'demandes de plan'),
      icon: 'users',
    },
    {
      nb: unread,
      to: '/notifications',
      label: many(unread, 'notification', 'notifications'),
      icon: 'bell',
    },
    {
      nb: sondages,
      to: '/sondages',
      label: many(sondages, 'sondage ouvert', 'sondages ouverts'),
      icon: 'list',
    },
    {
      nb: isTownMissing ? 1 : 0,
      to: '/reglages/identite',
      label: 'Votre ville',
      icon: 'pin',
    },
    {
      nb: questions,
      to: '/qualification',
      label: `${many(questions, 'question', 'questions')} sur vous`,
      icon: 'user',
    },
  ]
  return all.filter(({ nb }) => nb > 0).map(({ nb: _, ...attente }) => attente)
}
