import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import type { Position } from '@foulee/domain/shared/geo'
import { decodeFirstPoint } from '@foulee/trace/polyline'

/** Time zone of an outing, by its first point; Paris without a line. */
export const getFuseauDeSortie = (position: Position | null): string =>
  getFuseau({ pays: 'FR', departement: null, position })

/** Characters of an encoded line that hold its first point. */
export const DEBUT_DE_LIGNE = 16

/** @param decimals of a degree: sketches have five, stored lines six */
export const getFuseauDeLigne = (ligne = '', decimals = 5): string =>
  getFuseauDeSortie(decodeFirstPoint(ligne, decimals))
