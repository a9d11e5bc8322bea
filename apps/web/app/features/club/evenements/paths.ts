import type { Departement } from '@foulee/domain/shared/departement'

/** The pages of events (produit 12.3). */
export const EVENEMENTS = '/evenements'
/** Their public directory. */
export const SORTIES = '/sorties'

export const evenementPath = (slug: string) => `${EVENEMENTS}/${slug}`
/** Coming to one date, or waiting for a place of one that is full (produit 12.4). */
export const inscriptionPath = (slug: string, date: number) =>
  `${evenementPath(slug)}/inscription/${date}`
/** A file with every date, for calendars of phones and desks. */
export const icsPath = (slug: string) => `/api${evenementPath(slug)}/calendrier.ics`
export const sortiesPath = ({ slug }: Pick<Departement, 'slug'>) => `${SORTIES}/${slug}`
