import type { LigneACorriger, LigneSaisie } from '@foulee/contract/courses/corrections'
import { readChampPassage, toChampPassage } from '@foulee/domain/courses/correction-resultat'
import {
  SEXE_RESULTAT_LABELS,
  SEXES_RESULTAT,
  STATUT_RESULTAT_LABELS,
  STATUTS_RESULTAT,
} from '@foulee/domain/courses/resultat'
import type { Fields } from '#ui/form/changed-fields.ts'
import { pointOptionText } from './resultats-texts.ts'

type Cell = Exclude<keyof LigneSaisie, 'passages'>

export const SAISIE_LABELS: Readonly<Record<Cell, string>> = {
  nom: 'Nom',
  prenom: 'Prénom',
  dossard: 'Dossard',
  statut: 'État',
  temps: 'Temps',
  rang: 'Place',
  sexe: 'Sexe',
  annee: 'Année de naissance',
  categorie: 'Catégorie',
  club: 'Club',
}

/** The option « abandon » also covers the time limit, which files write in many ways. */
const STATUTS = { ...STATUT_RESULTAT_LABELS, abandon: 'Abandon, ou hors délai' }

export const STATUT_OPTIONS = STATUTS_RESULTAT.map((value) => ({ value, label: STATUTS[value] }))
export const SEXE_OPTIONS = SEXES_RESULTAT.map((value) => ({
  value,
  label: SEXE_RESULTAT_LABELS[value],
}))

const pad = (value: number) => String(value).padStart(2, '0')

/** `0:41:12`, the usual format of files. */
const writeTemps = (temps: number): string =>
  `${Math.floor(temps / 3600)}:${pad(Math.floor(temps / 60) % 60)}:${pad(temps % 60)}`

/** Values of the form. The place follows from the time unless it was set by hand. */
export function toSaisie(ligne: LigneACorriger | null): Record<Cell, string> {
  return {
    nom: ligne?.nom ?? '',
    prenom: ligne?.prenom ?? '',
    dossard: ligne?.dossard ?? '',
    statut: ligne?.statut ?? 'classe',
    temps: ligne?.temps ? writeTemps(ligne.temps) : '',
    rang: '',
    sexe: ligne?.sexe ?? '',
    annee: String(ligne?.annee ?? ''),
    categorie: ligne?.categorie ?? '',
    club: ligne?.club ?? '',
  }
}

/** Fields of the passages, as times from the start. */
export const toPassages = (ligne: LigneACorriger | null): Record<string, string> =>
  Object.fromEntries(
    (ligne?.passages ?? []).map(({ metres, temps }) => [
      toChampPassage(metres),
      temps ? writeTemps(temps) : '',
    ]),
  )

export const labelPassages = (ligne: LigneACorriger | null): Record<string, string> =>
  Object.fromEntries(
    (ligne?.passages ?? []).map((point) => [toChampPassage(point.metres), pointOptionText(point)]),
  )

export function readSaisie(changed: Fields, held: LigneACorriger | null): LigneSaisie {
  const cells = { ...toSaisie(held), ...changed }
  const { statut, ...texts } = Object.fromEntries(
    Object.entries(cells).filter(([name]) => Object.hasOwn(SAISIE_LABELS, name)),
  ) as Record<Cell, string>
  const passages = Object.entries(changed).flatMap(([name, temps]) => {
    const metres = readChampPassage(name)
    return metres === null ? [] : [{ metres, temps: String(temps) }]
  })
  return {
    ...texts,
    statut: STATUTS_RESULTAT.find((item) => item === statut) ?? 'classe',
    ...(passages.length && { passages }),
  }
}

const LABELS: Readonly<Record<string, string>> = { ...STATUTS, ...SEXE_RESULTAT_LABELS }

export const formatSaisie = (name: string, value: string): string =>
  name === 'statut' || name === 'sexe' ? (LABELS[value] ?? value) : value
