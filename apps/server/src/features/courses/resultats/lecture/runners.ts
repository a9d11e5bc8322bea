import type { ChampResultat, Colonnes, Relayeurs } from '@foulee/contract/courses/resultats-fichier'
import type { Age } from '@foulee/domain/courses/age-resultat'
import { readRelayHead, splitEquipiers } from '@foulee/domain/courses/relais'
import type { SexeResultat } from '@foulee/domain/courses/resultat'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { cleanText, readTemps, splitIdentite } from './values.ts'

export type Equipier = {
  nom: string
  prenom: string
  sexe: SexeResultat | null
  annee: number | null
  temps: number | null
  initiales: boolean
  initiales_age: boolean
  age: Age
  recherche: string
}

export type Relayeur = Relayeurs[number]

export function findRelayeurs(heads: readonly string[]): Relayeur[] {
  const found: Relayeur[] = []
  for (const [index, head] of heads.entries()) {
    const relayHead = readRelayHead(head)
    if (relayHead) found[relayHead.numero] = { ...found[relayHead.numero], [relayHead.quoi]: index }
  }
  return filterRelayeurs(found.filter(Boolean))
}

/** « Temps 1 » beside no runner is something else. */
export const filterRelayeurs = (relayeurs: readonly Relayeur[]): Relayeur[] =>
  relayeurs.some(({ equipier }) => equipier !== undefined) ? [...relayeurs] : []

const MAX_NOM = 80
export const toRecherche = (nom: string, prenom: string) =>
  normalizeTexte(`${prenom} ${nom}`).slice(0, 200)

function makeEquipier(
  { nom, prenom }: { nom: string; prenom: string },
  temps: number | null,
): Equipier {
  const name = { nom: takeGraphemes(nom, MAX_NOM), prenom: takeGraphemes(prenom, MAX_NOM) }
  const recherche = toRecherche(name.nom, name.prenom)
  const naming = { initiales: false, initiales_age: false, age: 'inconnu' as const }
  return { ...name, ...naming, sexe: null, annee: null, temps, recherche }
}

type Cell = (index?: number) => string

export function readEquipiers(
  cell: Cell,
  colonnes: Colonnes,
  relayeurs: readonly Relayeur[],
): Equipier[] {
  if (relayeurs.length) {
    return relayeurs.flatMap(({ equipier, prenom, relais }) => {
      const whole = cleanText(cell(equipier), 2 * MAX_NOM)
      if (!whole) return []
      const first = cleanText(cell(prenom), MAX_NOM)
      const name = prenom === undefined ? splitIdentite(whole) : { nom: whole, prenom: first }
      return [makeEquipier(name, readTemps(cell(relais), null))]
    })
  }
  const names = splitEquipiers(cell(colonnes.nom ?? colonnes.identite)) ?? []
  const prenom = colonnes.nom === undefined ? '' : cell(colonnes.prenom)
  const firsts = splitEquipiers(prenom) ?? []
  // One first name beside a double name cannot be assigned.
  if (prenom && firsts.length !== names.length) return []
  return names.map((name, at) => {
    const text = cleanText(name, 2 * MAX_NOM)
    const own = prenom
      ? { nom: text, prenom: cleanText(firsts[at] ?? '', MAX_NOM) }
      : splitIdentite(text)
    return makeEquipier(own, null)
  })
}

export const CHAMPS_EQUIPE: readonly ChampResultat[] = ['equipe', 'temps_relais']
