import type { Groupe, TypeEvenement } from '@foulee/domain/club/evenement'
import type { JourRegle } from '@foulee/domain/club/regle'
import type { Niveau } from '@foulee/domain/membres/profil'
import type { Sport } from '@foulee/domain/shared/sport'

type Quand =
  | { dans: number; jour: JourRegle; regle?: undefined }
  | { dans: number; jour?: undefined; regle: string }

export type DemoEvenement = Quand & {
  titre: string
  type: TypeEvenement
  description: string
  lieu: readonly [
    lieu: string,
    ville: string,
    code_postal: string,
    departement: string,
    lon: number,
    lat: number,
  ]
  rendez_vous: string
  de: 'lea' | 'club' | 'magasin' | 'equipe'
  heure: string
  duree: number
  sports: Sport[]
  niveau?: Niveau
  prix?: number
  places?: number
  groupes?: Groupe[]
  parcours?: string
  sauf?: number
  annulee?: { rang: number; motif: string }
  ailleurs?: { rang: number; lieu: string; precision: string }
  etat?: 'brouillon' | 'validation' | { annule: string }
}

const pace = (min: number, sec = 0) => min * 60 + sec

export const TROIS_GROUPES: Groupe[] = [
  { nom: 'Rapide', allure_min: pace(4, 15), allure_max: pace(4, 50), distance: 13_000 },
  { nom: 'Tempo', allure_min: pace(5), allure_max: pace(5, 40), distance: 11_000 },
  { nom: 'Tranquille', allure_min: pace(6), allure_max: pace(7), distance: 8000 },
]
export const DEUX_GROUPES: Groupe[] = [
  { nom: 'Habitués', allure_min: pace(5), allure_max: pace(5, 45), distance: 10_000 },
  { nom: 'Reprise', allure_min: pace(6, 15), allure_max: pace(7, 30), distance: 6000 },
]
