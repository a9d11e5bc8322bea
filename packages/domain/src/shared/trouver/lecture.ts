import { findDepartement } from '../departement.ts'
import { LECTEURS } from './lecteurs.ts'
import type { Filtres, Sujet } from './lire.ts'
import { type Mot, splitMots } from './mots.ts'

export type { Filtres, Sujet } from './lire.ts'

/** An understood expression, with its label and filters. */
export type Compris = {
  /** Offsets in the text. */
  debut: number
  fin: number
  /** « 30 km ± 10 % », « juin 2027 », « Isère ». */
  label: string
  nom: string
  filtres: Filtres
  rayon_km?: number
  /** The place is the reader’s own. */
  ici?: true
}

export type Lecture = {
  compris: Compris[]
  filtres: Filtres
  reste: string
  /** Query without « course à pied », rarely part of a race name; null if unchanged. */
  autrement: string | null
}

/** Function words, dropped once an expression is understood. */
const LIENS = new Set(
  [
    'a au aux avec d dans de des du en et l la le les ou par pour sur un une + < > - (',
    'autour env environ pres prochain prochaine prochaines prochains',
    'course courses epreuve epreuves evenement evenements competition competitions pied running jogging',
    'je que cherche recherche trouver quel quelle quels quelles courir faire participer premier premiere',
    'calendrier agenda liste programme dates date inscription inscriptions resultat resultats',
    'classement classements photos tarif tarifs horaires parcours',
  ].flatMap((words) => words.split(' ')),
)
/** Begin a query for any race rather than a name: « prochaines courses Lyon ». */
const DEBUTS =
  /^(?:courses?|courir|prochaine?s?|running|jogging|calendrier|agenda|resultats?|classements?)$/
const QUESTIONS = new Set(['ou', 'je', 'que', 'cherche', 'quelle', 'quelles', 'trouver'])

const MAX_MOTS = 24

const conflictsWith = (filtres: Filtres, { added }: { added: Filtres }) =>
  Object.entries(added).some(([name, value]) => {
    const kept = filtres[name as keyof Filtres]
    const isOther = kept !== undefined && !Array.isArray(kept) && kept !== value
    return isOther && !isNarrower(added, { name, kept, filtres })
  })

/** « ultra de plus de 100 km », « ultra 100 km »: within what was understood before. */
const isNarrower = (
  added: Filtres,
  { name, kept, filtres }: { name: string; kept: unknown; filtres: Filtres },
): boolean => {
  const value = added[name as keyof Filtres]
  if (Object.keys(added).length > 1) return name.startsWith('distance_') && isWithin(added, filtres)
  if (typeof value !== 'number' || typeof kept !== 'number') {
    return false
  }
  return name.endsWith('_min') ? value > kept : name.endsWith('_max') && value < kept
}

const isWithin = (added: Filtres, { distance_min = 0, distance_max = Infinity }: Filtres) =>
  (added.distance_min ?? 0) >= distance_min && (added.distance_max ?? Infinity) <= distance_max

function join(filtres: Filtres, added: Filtres): Filtres {
  const joined: Record<string, unknown> = { ...filtres }
  for (const [name, value] of Object.entries(added)) {
    const kept = joined[name]
    joined[name] =
      Array.isArray(kept) && Array.isArray(value) ? [...new Set([...kept, ...value])] : value
  }
  return joined as Filtres
}

function readCode(texte: string): Lecture | null {
  const code = texte.trim()
  if (!/^(\d{2,3}|2[abAB])$/.test(code)) return null
  const departement = findDepartement(code)
  if (!departement) return null
  const filtres = { departement: [departement.code] }
  const debut = texte.indexOf(code)
  return {
    compris: [
      { debut, fin: debut + code.length, label: departement.nom, nom: departement.nom, filtres },
    ],
    filtres,
    reste: '',
    autrement: null,
  }
}

function readAt(mots: readonly Mot[], at: number, sujet: Sujet, filtres: Filtres) {
  for (const lecteur of LECTEURS) {
    const found = lecteur(mots, at, sujet)
    if (found && !conflictsWith(filtres, { added: found.filtres })) return found
  }
  return null
}

export function lireDemande(texte: string, sujet: Sujet): Lecture {
  const coded = readCode(texte)
  if (coded) return coded
  const mots = splitMots(texte)
  const compris: Compris[] = []
  const left: Mot[] = []
  let filtres: Filtres = {}
  let at = 0
  let lastEnd = 0
  while (at < mots.length) {
    // The centre of a radius is no territory: « à 1 h de Paris ».
    const before = compris.at(-1)
    const isPlace = before?.rayon_km !== undefined && !before.ici && before.fin === lastEnd
    const found = at < MAX_MOTS && !isPlace ? readAt(mots, at, sujet, filtres) : null
    const [first, last] = [mots[at], mots[at + (found?.pris ?? 1) - 1]]
    if (found && first && last) {
      filtres = join(filtres, found.filtres)
      compris.push({
        debut: first.debut,
        fin: last.fin,
        label: found.label,
        nom: found.nom ?? found.label,
        filtres: found.filtres,
        ...(found.rayon_km && { rayon_km: found.rayon_km }),
        ...(found.ici && { ici: found.ici }),
      })
    } else if (first) {
      left.push(first)
    }
    lastEnd = mots[at + (found?.pris ?? 1) - 1]?.fin ?? 0
    at += found?.pris ?? 1
  }
  const isPlain = compris.length === 0
  return {
    ...{ compris, filtres, reste: writeReste(texte, left, !isPlain) },
    autrement: isPlain && sujet.quoi === 'courses' ? writeAutrement(texte, left) : null,
  }
}

const LEAST_LETTERS = 4

function writeAutrement(texte: string, left: readonly Mot[]): string | null {
  const first = left.find(({ mot }) => !QUESTIONS.has(mot))
  if (!DEBUTS.test(first?.mot ?? '')) return null
  const words = left.filter(({ mot }) => !LIENS.has(mot))
  const isTelling = words.some(({ mot }) => mot.length >= LEAST_LETTERS)
  return isTelling ? writeReste(texte, left, true) : null
}

function writeReste(texte: string, left: readonly Mot[], isUnderstood: boolean): string {
  if (!isUnderstood) return texte.trim()
  return left
    .filter(({ mot }) => !LIENS.has(mot))
    .map(({ debut, fin }) => texte.slice(debut, fin))
    .join(' ')
}

export const sansReste = (texte: string, compris: readonly Compris[]): string =>
  compris.map(({ debut, fin }) => texte.slice(debut, fin)).join(' ')

export function sansCompris(texte: string, { debut, fin }: Pick<Compris, 'debut' | 'fin'>): string {
  const before = texte
    .slice(0, debut)
    .replace(/(^|\s)(?:en|à|a|au|dans|de|du|des|sur|l’|d’)\s*$/iu, '$1')
  return `${before} ${texte.slice(fin)}`.replace(/\s+/g, ' ').trim()
}
