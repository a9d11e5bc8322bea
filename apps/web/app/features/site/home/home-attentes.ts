import type { IconName } from '../../../ui/icon.tsx'

export type Attente = { to: string; label: string; icon: IconName }

type Offers = readonly { etat: string }[]

/** What is known so far; what is not yet is left out. */
type Known = {
  unread: number | undefined
  /** Waiting lists of events and stays: a place may have been offered. */
  evenements: Offers | undefined
  sejours: Offers | undefined
  /** Surveys that are open. */
  sondages: number | undefined
}

const many = (nb: number, one: string, more: string): string =>
  `${nb.toLocaleString('fr-FR')}\u00a0${nb > 1 ? more : one}`

/** What waits for a member, most pressing first: a place that is held for them does not wait long. */
export function listAttentes({ unread = 0, evenements, sejours, sondages = 0 }: Known): Attente[] {
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
  ]
  return all.filter(({ nb }) => nb > 0).map(({ nb: _, ...attente }) => attente)
}
