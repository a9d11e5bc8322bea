import { normalizeTexte } from '../shared/recherche.ts'

const BETWEEN = /\/|\s[&+]\s/
const NAME_PATTERN = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]+$/u
const MAX_EQUIPIERS = 20

/**
 * « Dupont / Martin », « DUPONT Jean & MARTIN Paul »: one entry per runner; null for a single
 * person.
 */
export function splitEquipiers(identite: string): string[] | null {
  const names = identite
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter(Boolean)
  const isTeam = names.length > 1 && names.length <= MAX_EQUIPIERS
  return isTeam && names.every((name) => NAME_PATTERN.test(name)) ? names : null
}

/** Column title of a runner: « Équipier 2 », « Nom relayeur 2 », « Coureur n° 2 ». */
const EQUIPIER =
  /^(prenom |nom (?:et )?(?:prenom )?)?(?:equipier|coequipier|relayeur|coureur|runner|membre) (?:n |no )?(\d{1,2})$/
/** Column title of a leg time: « Relais 2 », « Temps relais 2 », « Temps 2 ». */
const RELAIS =
  /^(?:temps |tps |chrono )?(?:relais|leg|etape|parcours) (?:n |no )?(\d{1,2})$|^(?:temps|tps) (\d{1,2})$/

export type Quoi = 'equipier' | 'prenom' | 'relais'

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
 * Leg times and team time. If the leg times increase up to the team time, they are cumulative;
 * without a team time, the legs are summed.
 * @param temps team time in seconds @param donnes one per runner, null if unknown
 */
export function readRelais(
  temps: number | null,
  donnes: readonly (number | null)[],
): { temps: number | null; relais: (number | null)[] } {
  const known = donnes.filter((donne) => donne !== null)
  if (known.length < donnes.length || !known.length) return { temps, relais: [...donnes] }
  const grows = known.every((item, nth) => nth === 0 || item > (known[nth - 1] ?? 0))
  if (known.length > 1 && grows && known.at(-1) === temps) {
    return { temps, relais: known.map((item, nth) => item - (known[nth - 1] ?? 0)) }
  }
  return { temps: temps ?? known.reduce((sum, relais) => sum + relais, 0), relais: known }
}

type Nomme = { nom: string; prenom: string }
type Equipier = Nomme & { est_initiales: boolean; montre: string | null }

export function containsName(equipe: string, { nom, prenom }: Nomme): boolean {
  const words = wordsOf(equipe)
  return wordsOf(`${nom} ${prenom}`).some((word) => words.includes(word))
}

/**
 * Displayed team name: its own, unless it reveals the name of an anonymous runner; else the list of
 * runners as displayed. @param montre display of a runner; null for a hidden one
 */
export function getNomEquipe(nom: string, equipiers: readonly Equipier[]): string {
  const tells = equipiers.some((equipier) => equipier.est_initiales && containsName(nom, equipier))
  const shown = equipiers.flatMap(({ montre }) => montre ?? []).join(' / ')
  return nom && !tells ? nom : shown || 'Équipe'
}

/** Particles shared by names and team names, as in « DE LA TOUR » and « Les As de la piste ». */
const COMMON = new Set('au de du el en et la le un'.split(' '))

/** Short names like « Léo » or « Ly » count; single letters and particles do not. */
const wordsOf = (text: string): string[] =>
  normalizeTexte(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.has(word))
