import type {
  ChampErreur,
  ChampResultat,
  Colonnes,
  EssaiResultats,
} from '@foulee/contract/courses/resultats-fichier'
import type { Age } from '@foulee/domain/courses/age-resultat'
import { CATEGORIES, getCategorieFfa, getSaison } from '@foulee/domain/courses/categorie'
import { readCodeResultat } from '@foulee/domain/courses/code-resultat'
import type { Passage } from '@foulee/domain/courses/passages'
import { readRelais } from '@foulee/domain/courses/relais'
import type { SexeResultat, StatutResultat } from '@foulee/domain/courses/resultat'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { unwrapFormula } from '#platform/spreadsheets/cell-text.ts'
import { isMangled, MANGLED } from '#platform/spreadsheets/decode.ts'
import type { Fiche } from '#platform/spreadsheets/records.ts'
import { type Ages, findAges, readAge } from './ages.ts'
import { type ColonnesPassages, NO_PASSAGES, readLinePassages } from './passages.ts'
import { type Equipier, type Relayeur, readEquipiers } from './runners.ts'
import {
  cleanText,
  isImpossible,
  isNothing,
  readAnnee,
  readCategorie,
  readOui,
  readSexe,
  readSign,
  readStatut,
  readTemps,
  splitIdentite,
} from './values.ts'

export type Ligne = {
  rang: number | null
  dossard: string | null
  nom: string
  prenom: string
  sexe: SexeResultat | null
  annee: number | null
  categorie: string | null
  club: string | null
  temps: number | null
  statut: StatutResultat
  initiales: boolean
  initiales_age: boolean
  age: Age
  recherche: string
  code: string | null
  equipiers: Equipier[]
  equipe: string | null
  temps_relais: number | null
  passages: Passage[]
}
export type Erreur = EssaiResultats['erreurs'][number]
export type Refusee = Erreur & { cells: readonly string[] }

/** Context of reading. `date`: day of the race; `distance` in metres. */
export type Course = {
  date: string
  distance: number | null
  /** Time of day of the start, in seconds. */
  depart?: number | null
  age?: Age
  majeurs?: boolean
}

export type Equipes = { relayeurs: readonly Relayeur[]; isGrouped: boolean; isSplit: boolean }
const NO_TEAMS: Equipes = { relayeurs: [], isGrouped: false, isSplit: false }

/** The team is named; its runners may be hidden. */
export const NO_INITIALES = { initiales: false, initiales_age: false } as const

const MAX_NOM = 80
const MAX_RECHERCHE = 200
const CODES: readonly string[] = CATEGORIES

const NAME_FIELDS: ReadonlySet<ChampResultat> = new Set(['nom', 'prenom', 'identite'])

export function createLineReader(
  colonnes: Colonnes,
  course: Course,
  ages: Ages = findAges([], [], colonnes),
  equipes: Equipes = NO_TEAMS,
  points: ColonnesPassages = NO_PASSAGES,
) {
  const dossards = new Map<string, number>()
  const codes = new Map<string, number>()
  let premier: number | null = null
  return (
    { ligne, cells }: Fiche,
    titled: StatutResultat | null = null,
  ): Ligne | Refusee | null => {
    const cell = (index = -1) => unwrapFormula(cells[index]?.trim() ?? '').trim()
    const get = (champ: ChampResultat) => {
      const text = cell(colonnes[champ])
      // « NA » is a Korean name.
      return NAME_FIELDS.has(champ) || !isNothing(text) ? text : ''
    }
    const champs = Object.keys(colonnes).filter((champ) => champ !== 'epreuve')
    const values = champs.map((champ) => get(champ as ChampResultat))
    if (!values.some(Boolean)) return null
    try {
      checkLetters(get)
      const equipiers = equipes.isSplit ? readEquipiers(cell, colonnes, equipes.relayeurs) : []
      const own = readAge(cells, ages, Number(course.date.slice(0, 4)))
      const age = own === 'inconnu' ? (course.age ?? 'inconnu') : own
      const reading = { ...course, premier, age, titled }
      const read = readLigne(get, colonnes, reading, { ...equipes, equipiers })
      premier ??= read.temps
      // The time of a team is known once its lines are together.
      const temps = equipes.isGrouped ? null : read.temps
      read.passages = readWay(cells, temps, points, course)
      if (read.equipiers.length) hideRunners(read)
      const before = read.dossard ? dossards.get(read.dossard) : undefined
      if (before && !equipes.isGrouped)
        throw new Refusal('dossard', `Ce dossard est déjà à la ligne\u00a0${before}.`)
      const shared = read.code ? codes.get(read.code) : undefined
      if (shared && !equipes.isGrouped)
        throw new Refusal('code', `Ce code est déjà à la ligne\u00a0${shared}.`)
      if (read.dossard) dossards.set(read.dossard, ligne)
      if (read.code) codes.set(read.code, ligne)
      return read
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      const { champ, message } = cause
      const valeur = cause.valeur ?? (champ === 'passages' ? '' : get(champ))
      return { ligne, champ, valeur: takeGraphemes(valeur, 60), message, cells }
    }
  }
}

export const isErreur = (read: Ligne | Refusee): read is Refusee => 'message' in read

class Refusal extends Error {
  readonly champ: ChampErreur
  readonly valeur: string | undefined
  constructor(champ: ChampErreur, message: string, valeur?: string) {
    super(message)
    this.champ = champ
    this.valeur = valeur
  }
}

function readWay(
  cells: readonly string[],
  temps: number | null,
  points: ColonnesPassages,
  { depart = null }: Course,
): Passage[] {
  const read = readLinePassages(cells, points, temps, depart)
  if ('message' in read) throw new Refusal('passages', read.message, read.valeur)
  return read.passages
}

type Get = (champ: ChampResultat) => string
/** `titled`: state in the title above, « Abandons ». */
type Reading = Course & {
  age: Age
  premier: number | null
  titled: StatutResultat | null
}

const WORDS = ['nom', 'prenom', 'identite', 'club', 'categorie'] as const

function checkLetters(get: Get): void {
  const champ = WORDS.find((word) => isMangled(get(word)))
  if (champ) throw new Refusal(champ, MANGLED)
}

/** A child's name must not be published by accident: an unknown age counts as a child's. */
function readNaming(get: Get, { age, majeurs }: Reading) {
  const wantsInitials = readOui(get('initiales'))
  const mayBeMineur = age === 'mineur' || (age === 'inconnu' && !majeurs)
  return {
    initiales: wantsInitials || mayBeMineur,
    initiales_age: !wantsInitials && mayBeMineur,
    age,
  }
}

/** A request or an age on a team's line applies to each runner. */
function hideRunners(team: Ligne): void {
  const { initiales, initiales_age, age } = team
  for (const equipier of team.equipiers) Object.assign(equipier, { initiales, initiales_age, age })
  Object.assign(team, NO_INITIALES)
}

type Teams = Equipes & { equipiers: Equipier[] }

function readLigne(get: Get, colonnes: Colonnes, course: Reading, teams: Teams): Ligne {
  const name = teams.equipiers.length ? readTeamName(get, teams) : readName(get, colonnes)
  const statut = findStatut(get, course.titled)
  const annee = readOr(get, 'annee', (text) => readAnnee(text, Number(course.date.slice(0, 4))), {
    refusal: 'Indiquez une année de naissance\u00a0: 1985.',
  })
  const input = readCategorie(cleanText(readSign(get('categorie')), 40))
  const sexe = readOr(get, 'sexe', readSexe, { refusal: 'Indiquez F, H ou X.' }) ?? input.sexe
  const categorie =
    annee !== null && (!input.categorie || CODES.includes(input.categorie))
      ? getCategorieFfa(annee, getSaison(course.date))
      : input.categorie || null
  const dossard = cleanText(get('dossard'), 12) || null
  const arrival = teams.isGrouped
    ? readArrival(get, colonnes, statut, { ...course, ...IN_A_TEAM })
    : readTeamArrival(get, colonnes, statut, { ...course, equipiers: teams.equipiers })
  return {
    ...name,
    ...arrival,
    equipe: cleanText(get('equipe'), MAX_NOM) || null,
    temps_relais: readLeg(get),
    statut,
    dossard,
    code: readCode(get, dossard),
    sexe,
    annee,
    categorie,
    club: cleanText(get('club'), MAX_NOM) || null,
    ...readNaming(get, course),
    // Normalising may lengthen the text, and the index has a limit.
    recherche: normalizeTexte(`${name.prenom} ${name.nom}`).slice(0, MAX_RECHERCHE),
    equipiers: teams.equipiers,
    passages: [],
  }
}

/** With all legs known, the team needs no time of its own. */
function readTeamArrival(
  get: Get,
  colonnes: Colonnes,
  statut: StatutResultat,
  { equipiers, ...course }: Arriving & { equipiers: Equipier[] },
): Pick<Ligne, 'rang' | 'temps'> {
  const legs = equipiers.map(({ temps }) => temps)
  const isPart = legs.length > 0 && !legs.includes(null)
  const arrival = readArrival(get, colonnes, statut, { ...course, isPart })
  const { temps, relais } = readRelais(arrival.temps, legs)
  for (const [nth, equipier] of equipiers.entries()) equipier.temps = relais[nth] ?? null
  return statut === 'classe' ? { ...arrival, temps } : arrival
}

/** A team without a name is named after its runners, as displayed. */
const readTeamName = (get: Get, { relayeurs }: Teams): Pick<Ligne, 'nom' | 'prenom'> => {
  const own = get('equipe') || (relayeurs.length ? get('nom') || get('identite') : '')
  return { nom: cleanText(own, MAX_NOM), prenom: '' }
}

const readLeg = (get: Get): number | null =>
  readOr(get, 'temps_relais', (text) => readTemps(text, null), {
    refusal: `«\u00a0${takeGraphemes(get('temps_relais'), 40)}\u00a0» n’est pas un temps. Écrivez 0:45:12.`,
  })

/** At least eight letters and digits: shorter codes could be guessed. */
function readCode(get: Get, dossard: string | null): string | null {
  const code = readOr(get, 'code', readCodeResultat, {
    refusal: 'Un code a de 8 à 24\u00a0lettres ou chiffres.',
  })
  if (code && !dossard) throw new Refusal('code', 'Il manque le dossard, qui va avec ce code.')
  return code
}

function readOr<T>(
  get: Get,
  champ: ChampResultat,
  read: (text: string) => T | null,
  { refusal }: { refusal: string },
): T | null {
  const text = get(champ)
  if (isNothing(text)) return null
  const value = read(text)
  if (value === null) throw new Refusal(champ, refusal)
  return value
}

function readName(get: Get, colonnes: Colonnes): Pick<Ligne, 'nom' | 'prenom'> {
  const champ = colonnes.nom === undefined ? 'identite' : 'nom'
  const text = cleanText(get(champ), 2 * MAX_NOM)
  const { nom, prenom } =
    champ === 'nom' ? { nom: text, prenom: cleanText(get('prenom'), MAX_NOM) } : splitIdentite(text)
  if (!nom && !prenom) throw new Refusal(champ, 'Cette ligne n’a pas de nom.')
  return { nom: takeGraphemes(nom, MAX_NOM), prenom: takeGraphemes(prenom, MAX_NOM) }
}

function findStatut(get: Get, titled: StatutResultat | null): StatutResultat {
  const own = readStatut(get('statut')) ?? readStatut(get('temps')) ?? readStatut(get('rang'))
  const isBare = !get('temps') && !get('rang')
  return own ?? (isBare ? titled : null) ?? 'classe'
}

type Arriving = Pick<Reading, 'distance' | 'premier'> & { isPart?: boolean }
/** A leg's time is no time over the whole distance. */
const IN_A_TEAM = { distance: null, isPart: true }

function readArrival(
  get: Get,
  colonnes: Colonnes,
  statut: StatutResultat,
  { distance, premier, isPart = false }: Arriving,
): Pick<Ligne, 'rang' | 'temps'> {
  if (statut !== 'classe') return { rang: null, temps: null }
  const temps = readOr(get, 'temps', (text) => readTempsOrGap(text, distance, premier), {
    refusal: `«\u00a0${takeGraphemes(get('temps'), 40)}\u00a0» n’est pas un temps. Écrivez 3:45:12, ou DNF pour un abandon.`,
  })
  const rang = readOr(get, 'rang', readRang, { refusal: 'Indiquez un rang\u00a0: 1, 2, 3…' })
  if (isPart) return { rang, temps }
  if (temps === null && colonnes.temps !== undefined) {
    const word = takeGraphemes(get('statut'), 40)
    throw word && !readStatut(word)
      ? new Refusal(
          'statut',
          `«\u00a0${word}\u00a0» n’est pas un état connu. Écrivez DNF, DNS ou DSQ.`,
        )
      : new Refusal('temps', 'Il manque le temps. Pour un abandon, écrivez DNF.')
  }
  if (temps === null && rang === null) throw new Refusal('rang', 'Il manque le rang.')
  if (temps !== null && distance !== null && isImpossible(temps, distance)) {
    throw new Refusal('temps', formatTooFast(distance))
  }
  return { rang, temps }
}

export const formatTooFast = (distance: number): string =>
  `Personne ne court ${formatDistance(distance)} aussi vite\u00a0: vérifiez ce temps.`

function readTempsOrGap(text: string, distance: number | null, premier: number | null) {
  if (!text.startsWith('+')) return readTemps(text, distance)
  const gap = readTemps(text.slice(1), null)
  return gap === null || premier === null ? null : premier + gap
}

function readRang(text: string): number | null {
  const [, digits] =
    /^[=#]?\s?(\d{1,6})\s?(?:er|[eè]re|re|nde?|d|[eè]me|e|°)?\.?\s?=?$/i.exec(text) ?? []
  return Number(digits) || null
}
