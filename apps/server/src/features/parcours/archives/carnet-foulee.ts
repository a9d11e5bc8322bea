import { CHAUSSURES_METRES, isChausse, type SportChausse } from '@foulee/domain/parcours/chaussures'
import { GENRES_RECORD, type GenreRecord } from '@foulee/domain/parcours/records'
import { SPORTS, type Sport } from '@foulee/domain/shared/sport'
import { COLONNES } from '#features/parcours/activites/activites.export.ts'
import { COLONNES_PAIRES } from '#features/parcours/chaussures/chaussures.export.ts'
import { unguard } from '#platform/spreadsheets/csv/write-csv.ts'
import { readCsv } from './read-csv.ts'

/** An outing as our own export tells it (produit 9.27). */
export type Sortie = {
  titre: string
  sport: Sport | null
  debut: string | null
  notes: string
  rpe: number | null
  /** Number of its pair in `chaussures.csv`; empty without one. */
  paire: string
  original_nom: string
  /** The outing of which it is another recording. */
  doubleDe: Origine | null
  rayon_masque: number | null
  sans_trace: boolean
  ecartes: Ecarte[]
}

/** An outing by its file; one of several sports is several outings. */
export type Origine = { sha256: string; debut: string | null }
export type Ecarte = { genre: GenreRecord; mesure: number; secondes: number; debut: number }

export type PaireEntiere = {
  marque: string | null
  modele: string
  surnom: string | null
  achetee_le: string | null
  deja_parcouru: number
  limite: number
  retiree_le: string | null
  est_habituelle: boolean
  habituelle_pour: SportChausse[]
}

export type Foulee = {
  /** By the SHA-256 of their file as it came. */
  sorties: Map<string, Sortie[]>
  /** By their number in `chaussures.csv`. */
  paires: Map<string, PaireEntiere>
}

export const createFoulee = (): Foulee => ({ sorties: new Map(), paires: new Map() })

type Table<K extends string> = { read: (row: readonly string[], column: K) => string }

/** Null for another’s file: a column of ours is missing. */
function openTable<K extends string>(header: readonly string[], columns: readonly K[]) {
  const at = new Map(columns.map((column) => [column, header.indexOf(column)]))
  if ([...at.values()].includes(-1)) return null
  const table: Table<K> = { read: (row, column) => unguard(row[at.get(column) ?? -1] ?? '') }
  return table
}

const SHA256 = /^[0-9a-f]{64}$/

/** @returns false for the table of another product */
export function readSorties({ sorties }: Foulee, text: string): boolean {
  const [header = [], ...rows] = readCsv(text)
  const table = openTable(header, COLONNES)
  if (!table) return false
  const { read } = table
  const origins = new Map<string, Origine>()
  for (const row of rows) {
    const sha256 = read(row, 'Empreinte SHA-256')
    const debut = readInstant(read(row, 'Début'))
    if (SHA256.test(sha256)) origins.set(read(row, 'Activity ID'), { sha256, debut })
  }
  for (const row of rows) {
    const { sha256 = '', debut = null } = origins.get(read(row, 'Activity ID')) ?? {}
    if (!sha256) continue
    const known = sorties.get(sha256) ?? []
    known.push({
      titre: read(row, 'Activity Name'),
      sport: SPORTS.find((sport) => sport === read(row, 'Sport')) ?? null,
      debut,
      notes: read(row, 'Activity Description'),
      rpe: readWhole(read(row, 'Effort ressenti'), 1, 10),
      paire: read(row, 'Paire'),
      original_nom: read(row, 'Nom du fichier'),
      doubleDe: origins.get(read(row, 'Double de')) ?? null,
      rayon_masque: readWhole(read(row, 'Rayon masqué'), 0, MAX_RADIUS),
      sans_trace: read(row, 'Sans tracé') === 'oui',
      ecartes: readEcartes(read(row, 'Records écartés')),
    })
    sorties.set(sha256, known)
  }
  return true
}

const MAX_RADIUS = 2000
const MAX_INT = 2_147_483_647

function readWhole(text: string, least: number, most: number): number | null {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

function readInstant(text: string): string | null {
  const at = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

const MAX_RECORDS = 100

function readEcartes(text: string): Ecarte[] {
  const parts = text ? text.split(' ').slice(0, MAX_RECORDS) : []
  return parts.flatMap((part) => {
    const [name, ...numbers] = part.split(':')
    const genre = GENRES_RECORD.find((known) => known === name)
    const [mesure, secondes, debut] = numbers.map((text) => readWhole(text, 0, MAX_INT))
    const isWhole = mesure != null && secondes != null && debut != null
    return genre && isWhole ? [{ genre, mesure, secondes, debut }] : []
  })
}

/** @returns false for the table of another product */
export function readPaires({ paires }: Foulee, text: string): boolean {
  const [header = [], ...rows] = readCsv(text)
  const table = openTable(header, COLONNES_PAIRES)
  if (!table) return false
  const { read } = table
  const { limite_min, max } = CHAUSSURES_METRES
  for (const row of rows) {
    const [modele, limite] = [read(row, 'Modèle'), readWhole(read(row, 'Limite'), limite_min, max)]
    if (!modele || limite === null) continue
    const retiree_le = readDay(read(row, 'Retirée le'))
    const isInUse = retiree_le === null
    paires.set(read(row, 'Paire'), {
      marque: read(row, 'Marque') || null,
      modele,
      surnom: read(row, 'Surnom') || null,
      achetee_le: readDay(read(row, 'Achetée le')),
      deja_parcouru: readWhole(read(row, 'Déjà parcouru'), 0, max) ?? 0,
      limite,
      retiree_le,
      est_habituelle: isInUse && read(row, 'Habituelle') === 'oui',
      habituelle_pour: isInUse ? readSports(read(row, 'Habituelle pour')) : [],
    })
  }
  return true
}

const readSports = (text: string): SportChausse[] =>
  [...new Set(text.split(' ').flatMap((word) => SPORTS.filter((sport) => sport === word)))].filter(
    isChausse,
  )

const readDay = (text: string): string | null => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day?.getTime() && day.toISOString().startsWith(text) ? text : null
}
