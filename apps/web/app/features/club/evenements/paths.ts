import type { Departement } from '@foulee/domain/shared/departement'

export const EVENEMENTS = '/evenements'
export const SORTIES = '/sorties'

export const evenementPath = (slug: string) => `${EVENEMENTS}/${slug}`
export const inscriptionPath = (slug: string, date: number) =>
  `${evenementPath(slug)}/inscription/${date}`
export const icsPath = (slug: string) => `/api${evenementPath(slug)}/calendrier.ics`
export const sortiesPath = ({ slug }: Pick<Departement, 'slug'>) => `${SORTIES}/${slug}`
