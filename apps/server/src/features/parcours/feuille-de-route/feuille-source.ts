import type { EtapeFeuille, FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Lecon } from '@foulee/domain/parcours/lecons'
import type { Horloge } from '@foulee/domain/shared/fuseau'
import type { Ground } from '@foulee/trace/stretches'
import type { Survey } from '@foulee/trace/survey'

/** Input of a roadbook, from an épreuve or a route. Metres, seconds. */
export type Source = {
  nom: string
  course: string | null
  distance: number
  denivele: number | null
  denivele_negatif: number | null
  jour: string | null
  depart: string | null
  horloge: Horloge
  position: readonly [number, number] | null
  survey: Survey
  has_trace: boolean
  ground: Ground
  lieux: readonly Lieu[]
  /** Seconds after the start. */
  limite: number | null
  /** Lessons of an earlier edition on the same ground, and of how many. */
  lecons: readonly Lecon[]
  appris: FeuilleDeRoute['appris']
}

/** A source that nothing was learnt for. */
export const UNTAUGHT = { lecons: [], appris: null } as const

/** A place on the way, in announced metres. */
export type Lieu = Pick<EtapeFeuille, 'metres' | 'nom' | 'types'> & {
  /** Minutes of stop; null at a place without one. */
  arret: number | null
  /** Latest departure: clock time, and days since the start. */
  barriere: { heure: string; jour: number } | null
}

/** A place, the finish included. Seconds. */
export type Place = Lieu & { is_arrivee: boolean; pause: number; limite: number | null }

/** Announced metres, stretched to the measured track. */
export const toTraceMetres = ({ distance, survey }: Source, metres: number) =>
  (metres * survey.distance) / distance

export const absente = () => new ApiError('feuille_absente')
