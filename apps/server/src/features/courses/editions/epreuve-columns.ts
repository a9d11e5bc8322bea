import type { EpreuveChanges } from '@foulee/contract/courses/editions'
import type { EpreuveFacts } from '@foulee/db/read-models/course-facts'
import type { Errors } from '@foulee/domain/courses/edition-regles'
import { ETAT, isCancelled } from '@foulee/domain/shared/publication'
import { readUrl } from './edition-columns.ts'

export type EpreuveColumns = Omit<EpreuveFacts, 'id' | 'editions_id' | 'nb_resultats' | 'points'>
export type Point = NonNullable<EpreuveChanges['points']>[number]

export const BLANK: Omit<EpreuveColumns, 'nom' | 'type'> = {
  distance: null,
  denivele: null,
  denivele_negatif: null,
  date_depart: null,
  heure_depart: null,
  nb_ravitaillements: null,
  barriere_horaire: null,
  surfaces: {},
  label_niveau: null,
  label_annee: null,
  parcours_mesure: false,
  certif: false,
  age_min: null,
  prix: null,
  places: null,
  parcours_id: null,
  etat: ETAT.publiee,
  annulation_motif: null,
  resultats_url: null,
  materiel: [],
}

type Read = Partial<EpreuveColumns> & { points?: Point[] | undefined }

/** Columns of the fields sent; undefined ones stay. @param wrong collects errors by field */
export function toColumns(changes: EpreuveChanges, wrong: Errors): Read {
  const { resultats_url, materiel, points, annulee, ...values } = changes
  const columns = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<EpreuveColumns>
  return {
    ...columns,
    ...(resultats_url !== undefined && {
      resultats_url: readUrl(resultats_url, 'resultats_url', wrong),
    }),
    ...(materiel && { materiel: [...new Set(materiel)] }),
    ...(annulee && { etat: ETAT.annulee }),
    ...(annulee === false && { etat: ETAT.publiee, annulation_motif: null }),
    points: points && sortPoints(points),
  }
}

const sortPoints = (points: readonly Point[]): Point[] =>
  points
    .map(({ type, km, nom, barriere_horaire, barriere_jour }) => ({
      type,
      km,
      nom: nom || null,
      barriere_horaire,
      barriere_jour: barriere_horaire ? barriere_jour : 0,
    }))
    .toSorted((a, b) => a.km - b.km)

export const inWords = <T extends { etat?: number | null }>({ etat, ...fields }: T) => ({
  ...fields,
  ...(etat !== undefined && { annulee: isCancelled(etat) }),
})
