/** Corrections of published results in French words, for those who answer for them. */

import { describeFields } from '../historique.ts'
import { formatDuree } from '../mesure.ts'
import type { Changes } from '../version.ts'
import { SEXE_RESULTAT_LABELS, STATUT_RESULTAT_LABELS } from './resultat.ts'

export const GESTES_CORRECTION = ['corrige', 'ajoute', 'retire'] as const
export type GesteCorrection = (typeof GESTES_CORRECTION)[number]

const TITLES: Readonly<Record<GesteCorrection, string>> = {
  corrige: 'Ligne corrigée',
  ajoute: 'Ligne ajoutée',
  retire: 'Ligne retirée',
}

const NAMES = {
  nom: 'Nom',
  prenom: 'Prénom',
  dossard: 'Dossard',
  club: 'Club',
  sexe: 'Sexe',
  annee: 'Année de naissance',
  categorie: 'Catégorie',
  statut: 'État',
  temps: 'Temps',
  rang: 'Place',
  rang_sexe: 'Place par sexe',
  rang_categorie: 'Place par catégorie',
} as const

/** What of a line is told of a correction, in this order. */
export const CHAMPS_CORRIGES = Object.keys(NAMES) as (keyof typeof NAMES)[]

const label = (labels: Readonly<Record<string, string>>) => (value: unknown) =>
  labels[String(value)] ?? null

const SAYERS = {
  temps: (value: unknown) => (typeof value === 'number' ? formatDuree(value) : null),
  statut: label(STATUT_RESULTAT_LABELS),
  sexe: label(SEXE_RESULTAT_LABELS),
  categorie: String,
  dossard: String,
}

type Correction = { geste: GesteCorrection; ligne: string; changements: Changes }

/** « Ligne corrigée : Lefèvre Zoé », and a line for each field that changed. */
export function describeCorrection({ geste, ligne, changements }: Correction): {
  titre: string
  lignes: string[]
} {
  const known = CHAMPS_CORRIGES.flatMap((champ) => {
    const change = changements[champ]
    return change ? [[champ, change] as const] : []
  })
  const told: Changes = Object.fromEntries(
    // Of a line that is gone what it was is told, as of one that came.
    known.map(([champ, [before, after]]) => [
      champ,
      geste === 'retire' ? [null, before] : [before, after],
    ]),
  )
  return {
    titre: `${TITLES[geste]}\u00a0: ${ligne}`,
    lignes: describeFields(told, { names: NAMES, sayers: SAYERS }),
  }
}
