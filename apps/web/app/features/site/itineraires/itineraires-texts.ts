import { formatNombre } from '@foulee/domain/shared/mesure'

/** « Aucun parcours », « 1 parcours », « 1 250 parcours ». */
export const parcoursText = (nb: number): string =>
  nb === 0 ? 'Aucun parcours' : `${formatNombre(nb)}\u00a0parcours`

/** The same word for one and for many. */
export const parcoursNoun = (): string => 'parcours'

export const itinerairesPath = ({ slug }: { slug: string }): string => `/itineraires/${slug}`
