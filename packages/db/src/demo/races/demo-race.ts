import type { TypeCourse } from '@foulee/domain/courses/course'
import type { TypeSurface } from '@foulee/domain/shared/surface'

type Surfaces = Partial<Record<TypeSurface, number>>

export type DemoEpreuve = {
  nom: string
  type: TypeCourse
  distance: number
  denivele?: number
  depart?: string
  prix?: number
  ravitos?: number
  barriere?: string
  surfaces?: Surfaces
  label?: 'regional' | 'national' | 'international'
  age_min?: number
}

export type DemoRace = {
  nom: string
  ville: string
  code_postal: string
  position: [lon: number, lat: number]
  mois: number
  semaine: 1 | 2 | 3 | 4 | 5
  jour?: 'sam' | 'dim'
  duree?: number
  types: TypeCourse[]
  organisateur: string
  site?: string
  description: string
  epreuves: DemoEpreuve[]
}

type Lieu = [ville: string, code_postal: string, lon: number, lat: number]
type Quand = [mois: number, semaine: DemoRace['semaine'], jour?: 'sam' | 'dim', duree?: number]
type Details = Omit<DemoEpreuve, 'nom' | 'type' | 'distance' | 'depart' | 'prix'>

/** Usual surfaces by setting; shares sum to 1. */
export const SOL = {
  bitume: { asphalt: 1 },
  ville: { asphalt: 0.85, paving_stones: 0.15 },
  vignes: { asphalt: 0.5, track: 0.3, gravel: 0.2 },
  campagne: { track: 0.5, path: 0.3, asphalt: 0.2 },
  foret: { path: 0.55, track: 0.35, natural: 0.1 },
  moyenne_montagne: { path: 0.6, track: 0.25, rock: 0.1, asphalt: 0.05 },
  montagne: { path: 0.6, rock: 0.25, track: 0.1, asphalt: 0.05 },
  littoral: { path: 0.6, sand: 0.2, rock: 0.1, asphalt: 0.1 },
  plage: { sand: 0.6, path: 0.25, asphalt: 0.15 },
  urbain: { asphalt: 0.5, path: 0.3, compacted: 0.15, paving_stones: 0.05 },
  pre: { natural: 0.75, mud: 0.25 },
  sable: { sand: 1 },
} as const satisfies Record<string, Surfaces>

const USUAL: Partial<Record<TypeCourse, { surfaces: Surfaces; aidEvery: number }>> = {
  route: { surfaces: SOL.bitume, aidEvery: 5000 },
  relais: { surfaces: SOL.bitume, aidEvery: 5000 },
  trail: { surfaces: SOL.moyenne_montagne, aidEvery: 12000 },
  nature: { surfaces: SOL.campagne, aidEvery: 6000 },
  marche: { surfaces: SOL.campagne, aidEvery: 6000 },
  cross: { surfaces: SOL.pre, aidEvery: Number.POSITIVE_INFINITY },
}

/** FFA rule: maximum distance of each age category off the track. */
const minimumAge = (distance: number): number => {
  if (distance > 25000) return 20
  if (distance > 15000) return 18
  return distance > 5000 ? 16 : 14
}

const epreuve = (
  type: TypeCourse,
  nom: string,
  distance: number,
  depart: string,
  euros: number,
  details: Details,
): DemoEpreuve => {
  const usual = USUAL[type]
  return {
    nom,
    type,
    distance,
    depart,
    prix: Math.round(euros * 100),
    ...(usual && {
      surfaces: usual.surfaces,
      ravitos: Math.max(0, Math.round(distance / usual.aidEvery) - 1),
      age_min: minimumAge(distance),
    }),
    ...details,
  }
}

const flat =
  (type: TypeCourse) =>
  (nom: string, distance: number, depart: string, euros: number, details: Details = {}) =>
    epreuve(type, nom, distance, depart, euros, details)

/**
 * `(name, metres, start, price in euros, details)`: surface, aid stations and age follow from the
 * type.
 */
export const route = flat('route')
export const nature = flat('nature')
export const cross = flat('cross')
export const marche = flat('marche')
export const relais = flat('relais')
export const triathlon = flat('triathlon')
export const autre = flat('autre')

/** A trail always has a climb: `(name, metres, D+ in metres, start, price in euros)`. */
export const trail = (
  nom: string,
  distance: number,
  denivele: number,
  depart: string,
  euros: number,
  details: Details = {},
): DemoEpreuve => epreuve('trail', nom, distance, depart, euros, { denivele, ...details })

export const race = (
  nom: string,
  [ville, code_postal, lon, lat]: Lieu,
  [mois, semaine, jour, duree]: Quand,
  organisateur: string,
  description: string,
  epreuves: DemoEpreuve[],
  site?: string,
): DemoRace => ({
  nom,
  ville,
  code_postal,
  position: [lon, lat],
  mois,
  semaine,
  ...(jour && { jour }),
  ...(duree && { duree }),
  types: [...new Set(epreuves.map((epreuve) => epreuve.type))],
  organisateur,
  description,
  epreuves,
  ...(site && { site }),
})
