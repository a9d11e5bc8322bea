import type { EtapeFeuille } from '@foulee/contract/parcours/feuille-de-route'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Horloge } from '@foulee/domain/shared/fuseau'
import type { Ground } from '@foulee/trace/stretches'
import type { Survey } from '@foulee/trace/survey'

/** What a roadbook is planned from, be it an épreuve or a route. Metres, seconds. */
export type Source = {
  nom: string
  course: string | null
  distance: number
  denivele: number | null
  denivele_negatif: number | null
  /** Null for a route: one runs it when one likes. */
  jour: string | null
  /** Null where nobody announced it. */
  depart: string | null
  horloge: Horloge
  position: readonly [number, number] | null
  survey: Survey
  has_trace: boolean
  ground: Ground
  lieux: readonly Lieu[]
  /** Seconds after the start by which one must have finished. */
  limite: number | null
}

/** A place on the way, in metres as announced. */
export type Lieu = Pick<EtapeFeuille, 'metres' | 'nom' | 'types'> & {
  /** Minutes that one plans to stay; null where one does not stop. */
  arret: number | null
  /** Clock time of leaving it, and the days since the start. */
  barriere: { heure: string; jour: number } | null
}

/** A place, the finish included. Seconds. */
export type Place = Lieu & { is_arrivee: boolean; pause: number; limite: number | null }

/** Organisers count on the announced distance: theirs is stretched to the measured one. */
export const toTraceMetres = ({ distance, survey }: Source, metres: number) =>
  (metres * survey.distance) / distance

export const absente = () => new ApiError('feuille_absente')
