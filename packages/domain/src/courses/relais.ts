/** Teams in results: who ran, each leg, and what the team is called. */

import { normalizeTexte } from '../shared/recherche.ts'

const BETWEEN = /\/|\s[&+]\s/
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]+$/u
/** More runners than any team has: then the sign stands for something else. */
const MAX_EQUIPIERS = 20

/** « Dupont / Martin », « DUPONT Jean & MARTIN Paul »: one each; null of one person. */
export function splitEquipiers(identite: string): string[] | null {
  const names = identite
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter(Boolean)
  const isTeam = names.length > 1 && names.length <= MAX_EQUIPIERS
  return isTeam && names.every((name) => NAME.test(name)) ? names : null
}

/** « Équipier 2 », « Nom relayeur 2 », « Coureur n° 2 » at the head of a column: which runner of a team. */
const EQUIPIER =
  /^(prenom |nom (?:et )?(?:prenom )?)?(?:equipier|coequipier|relayeur|coureur|runner|membre) (?:n |no )?(\d{1,2})$/
/** « Relais 2 », « Temps relais 2 », « Temps 2 »: what that runner took. */
const RELAIS =
  /^(?:temps |tps |chrono )?(?:relais|leg|etape|parcours) (?:n |no )?(\d{1,2})$|^(?:temps|tps) (\d{1,2})$/

export type Quoi = 'equipier' | 'prenom' | 'relais'

/** The head of a column, as it tells of one runner of a team. */
export function readRelayHead(titre: string): { quoi: Quoi; numero: number } | null {
  const head = normalizeTexte(titre)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const equipier = EQUIPIER.exec(head)
  if (equipier) {
    return { quoi: equipier[1] === 'prenom ' ? 'prenom' : 'equipier', numero: Number(equipier[2]) }
  }
  const relais = RELAIS.exec(head)
  return relais && { quoi: 'relais', numero: Number(relais[1] ?? relais[2]) }
}

/**
 * Time of each runner of a team, and of the team. Where the team has a time, and what stands at its runners
 * grows up to it, clocks were read as the baton passed; where it has none, its runners' times make it.
 * @param temps of the team, in seconds; @param donnes one for each runner, null where unknown
 */
export function readRelais(
  temps: number | null,
  donnes: readonly (number | null)[],
): { temps: number | null; relais: (number | null)[] } {
  const known = donnes.filter((one) => one !== null)
  if (known.length < donnes.length || !known.length) return { temps, relais: [...donnes] }
  const grows = known.every((one, nth) => nth === 0 || one > (known[nth - 1] ?? 0))
  if (known.length > 1 && grows && known.at(-1) === temps) {
    return { temps, relais: known.map((one, nth) => one - (known[nth - 1] ?? 0)) }
  }
  return { temps: temps ?? known.reduce((sum, one) => sum + one, 0), relais: known }
}

type Nomme = { nom: string; prenom: string }
type Equipier = Nomme & { est_initiales: boolean; montre: string | null }

/** Whether the name of a team says that of one of its runners. */
export function tellsName(equipe: string, { nom, prenom }: Nomme): boolean {
  const words = wordsOf(equipe)
  return wordsOf(`${nom} ${prenom}`).some((word) => words.includes(word))
}

/**
 * The name that a team is shown by: its own, unless that tells the name of a runner who is not to be named; else
 * its runners, each as they are shown. @param montre how a runner is shown; null of one who is not
 */
export function getNomEquipe(nom: string, equipiers: readonly Equipier[]): string {
  const tells = equipiers.some((one) => one.est_initiales && tellsName(nom, one))
  const shown = equipiers.flatMap(({ montre }) => montre ?? []).join(' / ')
  return nom && !tells ? nom : shown || 'Équipe'
}

/** Words of any name, as in « DE LA TOUR » and « Les As de la piste ». */
const COMMON = new Set('au de du el en et la le un'.split(' '))

/** « Léo » or « Ly » may stand in any name; a letter alone and small words say nothing. */
const wordsOf = (text: string): string[] =>
  normalizeTexte(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.has(word))
