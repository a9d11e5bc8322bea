import type {
  ChampResultat,
  Colonnes,
  EssaiResultats,
} from '@foulee/contract/courses/resultats-fichier'
import { CATEGORIES, getCategorieFfa, getSaison } from '@foulee/domain/courses/categorie'
import { readCodeResultat } from '@foulee/domain/courses/code-resultat'
import { isMineur, type SexeResultat, type StatutResultat } from '@foulee/domain/courses/resultat'
import { formatDistance } from '@foulee/domain/mesure'
import { normalizeTexte } from '@foulee/domain/recherche'
import { unwrapFormula } from '../../../../tables/cells.ts'
import { isMangled, MANGLED } from '../../../../tables/decode.ts'
import type { Fiche } from '../../../../tables/records.ts'
import {
  cleanText,
  isImpossible,
  readAnnee,
  readCategorie,
  readOui,
  readSexe,
  readStatut,
  readTemps,
  splitIdentite,
} from './values.ts'

/** A line as it is stored, but for its épreuve. */
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
  recherche: string
  /** What proves whose it is, as it is compared; stored as a digest only. */
  code: string | null
}
export type Erreur = EssaiResultats['erreurs'][number]

/** What lines are read against. `date`: the day of the race; `distance` in metres. */
export type Course = { date: string; distance: number | null }

const MAX_NOM = 80
const MAX_RECHERCHE = 200
const CODES: readonly string[] = CATEGORIES

/** Columns that say who is a child, whether or not the sender wants them read. */
export type Ages = Pick<Colonnes, 'annee' | 'categorie'>

/** Reads line after line; the numbers of runners are known from one to the next. */
export function createLineReader(colonnes: Colonnes, course: Course, ages: Ages = {}) {
  const dossards = new Map<string, number>()
  const codes = new Map<string, number>()
  return ({ ligne, cells }: Fiche): Ligne | Erreur | null => {
    const cell = (index = -1) => unwrapFormula(cells[index]?.trim() ?? '').trim()
    const get = (champ: ChampResultat) => cell(colonnes[champ])
    const values = Object.keys(colonnes).map((champ) => get(champ as ChampResultat))
    if (!values.some(Boolean)) return null
    try {
      checkLetters(get)
      const read = readLigne(get, colonnes, course)
      const age = { annee: cell(ages.annee), categorie: cell(ages.categorie) }
      if (mayBeMineur(age, course)) read.initiales = true
      const before = read.dossard ? dossards.get(read.dossard) : undefined
      if (before) throw new Refusal('dossard', `Ce dossard est déjà à la ligne\u00a0${before}.`)
      const shared = read.code ? codes.get(read.code) : undefined
      if (shared) throw new Refusal('code', `Ce code est déjà à la ligne\u00a0${shared}.`)
      if (read.dossard) dossards.set(read.dossard, ligne)
      if (read.code) codes.set(read.code, ligne)
      return read
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      const { champ, message } = cause
      return { ligne, champ, valeur: get(champ).slice(0, 60), message }
    }
  }
}

export const isErreur = (read: Ligne | Erreur): read is Erreur => 'message' in read

class Refusal extends Error {
  readonly champ: ChampResultat
  constructor(champ: ChampResultat, message: string) {
    super(message)
    this.champ = champ
  }
}

type Get = (champ: ChampResultat) => string

const WORDS = ['nom', 'prenom', 'identite', 'club', 'categorie'] as const

function checkLetters(get: Get): void {
  const champ = WORDS.find((one) => isMangled(get(one)))
  if (champ) throw new Refusal(champ, MANGLED)
}

/** A birth that is not understood may be a child's. */
function mayBeMineur(age: { annee: string; categorie: string }, { date }: Course): boolean {
  const annee = age.annee ? readAnnee(age.annee, Number(date.slice(0, 4))) : null
  if (age.annee && age.annee !== '-' && annee === null) return true
  const { categorie } = readCategorie(cleanText(age.categorie, 40))
  return isMineur({ annee, categorie: categorie || null }, date)
}

function readLigne(get: Get, colonnes: Colonnes, course: Course): Ligne {
  const name = readName(get, colonnes)
  const statut = findStatut(get)
  const annee = readOr(get, 'annee', (text) => readAnnee(text, Number(course.date.slice(0, 4))), {
    refusal: 'Indiquez une année de naissance\u00a0: 1985.',
  })
  const given = readCategorie(cleanText(get('categorie'), 40))
  const sexe = readOr(get, 'sexe', readSexe, { refusal: 'Indiquez F, H ou X.' }) ?? given.sexe
  const categorie =
    annee !== null && (!given.categorie || CODES.includes(given.categorie))
      ? getCategorieFfa(annee, getSaison(course.date))
      : given.categorie || null
  const dossard = cleanText(get('dossard'), 12) || null
  return {
    ...name,
    ...readArrival(get, colonnes, statut, course),
    statut,
    dossard,
    code: readCode(get, dossard),
    sexe,
    annee,
    categorie,
    club: cleanText(get('club'), MAX_NOM) || null,
    initiales: readOui(get('initiales')) || isMineur({ annee, categorie }, course.date),
    // Some letters become several; an index holds no longer texts.
    recherche: normalizeTexte(`${name.prenom} ${name.nom}`).slice(0, MAX_RECHERCHE),
  }
}

/** Eight letters and figures at least; a short one, or none of its own, would be guessed. */
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
  if (!text || text === '-') return null
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
  return { nom: nom.slice(0, MAX_NOM), prenom: prenom.slice(0, MAX_NOM) }
}

/** It has a column of its own, or stands where the time or the place would. */
const findStatut = (get: Get): StatutResultat =>
  readStatut(get('statut')) ?? readStatut(get('temps')) ?? readStatut(get('rang')) ?? 'classe'

function readArrival(
  get: Get,
  colonnes: Colonnes,
  statut: StatutResultat,
  { distance }: Course,
): Pick<Ligne, 'rang' | 'temps'> {
  if (statut !== 'classe') return { rang: null, temps: null }
  const temps = readOr(get, 'temps', (text) => readTemps(text, distance), {
    refusal: `«\u00a0${get('temps').slice(0, 40)}\u00a0» n’est pas un temps. Écrivez 3:45:12, ou DNF pour un abandon.`,
  })
  const rang = readOr(get, 'rang', readRang, { refusal: 'Indiquez un rang\u00a0: 1, 2, 3…' })
  if (temps === null && colonnes.temps !== undefined) {
    const word = get('statut').slice(0, 40)
    throw word && !readStatut(word)
      ? new Refusal(
          'statut',
          `«\u00a0${word}\u00a0» n’est pas un état connu. Écrivez DNF, DNS ou DSQ.`,
        )
      : new Refusal('temps', 'Il manque le temps. Pour un abandon, écrivez DNF.')
  }
  if (temps === null && rang === null) throw new Refusal('rang', 'Il manque le rang.')
  if (temps !== null && distance !== null && isImpossible(temps, distance)) {
    throw new Refusal(
      'temps',
      `Personne ne court ${formatDistance(distance)} aussi vite\u00a0: vérifiez ce temps.`,
    )
  }
  return { rang, temps }
}

function readRang(text: string): number | null {
  const [, digits] = /^(\d{1,6})(?:er|e|ème|re)?\.?$/i.exec(text) ?? []
  return Number(digits) || null
}
