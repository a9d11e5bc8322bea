import type { TypeCourse } from '@foulee/domain/courses/course'
import type { Lieu } from '#kernel/imports/match.ts'

export type KnownCourse = Lieu & {
  id: number
  slug: string
  nom: string
  editions: {
    date_debut: string
    editions_fin: string | null
    epreuves: { nom: string; distance: number | null }[]
  }[]
}

export type PlannedEpreuve = {
  nom: string
  type: TypeCourse
  distance: number | null
  denivele: number | null
  denivele_negatif: number | null
  heure_depart: string | null
  nb_ravitaillements: number | null
  prix: number | null
  places: number | null
}

export type PlannedEdition = {
  date_debut: string
  editions_fin: string | null
  heure_depart: string | null
  url_inscription: string | null
  prix_min: number | null
  epreuves: PlannedEpreuve[]
}

export type NewCourse = Lieu & {
  slug: string
  nom: string
  description: string | null
  code_postal: string | null
  region: string | null
  position: [lon: number, lat: number] | null
  types: TypeCourse[]
  site: string | null
  email: string | null
  telephone: string | null
  etat: number
  organisateur: { nom: string; ville: string | null }
}

/** A race to create (`nouvelle`) or a stored one (`id`), with editions to add. */
export type PlannedCourse =
  | { id: null; nouvelle: NewCourse; editions: PlannedEdition[] }
  | { id: number; nouvelle: null; editions: PlannedEdition[] }

export type StatutLigne = 'creee' | 'completee' | 'doublon' | 'refusee'
export type LineReport = {
  line: number
  statut: StatutLigne
  message: string
  remarques: string[]
}

export type Plan = { courses: PlannedCourse[]; reports: LineReport[] }

export type PlanOptions = {
  organisateur: string | null
  publier: boolean
}
