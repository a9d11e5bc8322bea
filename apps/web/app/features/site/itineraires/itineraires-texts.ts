import { formatNombre } from '@foulee/domain/shared/mesure'

export const parcoursText = (nb: number): string =>
  nb === 0 ? 'Aucun parcours' : `${formatNombre(nb)}\u00a0parcours`

export const parcoursNoun = (): string => 'parcours'

export const itinerairesPath = ({ slug }: { slug: string }): string => `/itineraires/${slug}`
