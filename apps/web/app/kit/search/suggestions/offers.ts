import type { Output } from '@foulee/contract/shared/call'
import type { Suggestion, Trouvaille } from '@foulee/contract/site/recherche'
import { formatNombre } from '@foulee/domain/shared/mesure'

type Answer = Output<'GET /api/suggestions'>['data']

export type Offer =
  | { genre: 'recherche'; path: string; sens: Suggestion }
  | { genre: 'page'; path: string; found: Trouvaille }

const LISTS = { courses: '/calendrier', parcours: '/itineraires' } as const

export function searchPage({ quoi, texte, lieu }: Omit<Suggestion, 'titre' | 'nb'>): string {
  const query = { ...(texte && { texte }), ...(lieu && { autour: lieu.autour, lieu: lieu.nom }) }
  return `${LISTS[quoi]}?${new URLSearchParams(query)}`
}

export const listOffers = ({ sens, groupes }: Answer): Offer[] => [
  ...sens.map((sens): Offer => ({ genre: 'recherche', path: searchPage(sens), sens: sens })),
  ...groupes.flatMap(({ resultats }) =>
    resultats.map((found): Offer => ({ genre: 'page', path: found.chemin, found })),
  ),
]

const COUNTED_AT_MOST = 1000

export function countOffer({ quoi, nb }: Pick<Suggestion, 'quoi' | 'nb'>): string {
  if (nb === null) return quoi === 'courses' ? 'Dans le calendrier' : 'Parmi les parcours'
  const noun = quoi === 'courses' && nb === 1 ? 'course' : quoi
  const count = `${formatNombre(nb)}\u00a0${noun}`
  return nb < COUNTED_AT_MOST ? count : `${count} ou plus`
}
