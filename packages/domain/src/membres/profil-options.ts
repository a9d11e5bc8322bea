import { TYPE_COURSE_LABELS } from '../courses/course.ts'
import { LICENCE_LABELS } from '../courses/passeport.ts'
import { RESEAU_NAMES, RESEAUX } from '../shared/reseau.ts'
import { SURFACE_LABELS } from '../shared/surface.ts'
import {
  DISTANCE_PROFIL_LABELS,
  MARQUE_LABELS,
  NIVEAU_LABELS,
  OBJECTIF_LABELS,
  SEXE_LABELS,
  SURFACES_PROFIL,
} from './profil.ts'
import { VISIBILITE_LABELS } from './visibilite.ts'

export type ProfilOption = { type: string; value: string; label: string; icon: string }

type Pairs = readonly (readonly [value: string, label: string])[]

const LISTS = {
  sexe: Object.entries(SEXE_LABELS),
  niveau: Object.entries(NIVEAU_LABELS),
  objectif: Object.entries(OBJECTIF_LABELS),
  surfaces: SURFACES_PROFIL.map((value) => [value, SURFACE_LABELS[value]]),
  courses: Object.entries(TYPE_COURSE_LABELS),
  distance_courses: DISTANCE_PROFIL_LABELS.map(([metres, label]) => [String(metres), label]),
  marques: Object.entries(MARQUE_LABELS),
  reseau: RESEAU_NAMES.map((name) => [name, RESEAUX[name].label]),
  visibilite: Object.entries(VISIBILITE_LABELS),
  licence_type: Object.entries(LICENCE_LABELS),
} as const satisfies Record<string, Pairs>

export const OPTION_TYPES = Object.keys(LISTS) as (keyof typeof LISTS)[]
type OptionType = keyof typeof LISTS

export function listProfilOptions(): Record<OptionType, ProfilOption[]> {
  const lists = Object.entries(LISTS).map(([type, pairs]: [string, Pairs]) => [
    type,
    pairs.map(([value, label]) => ({ type, value, label, icon: `${type}-${value}` })),
  ])
  return Object.fromEntries(lists)
}
