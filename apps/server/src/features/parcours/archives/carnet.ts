import { isInShoes } from '@foulee/domain/parcours/chaussures'
import type { Sport } from '@foulee/domain/shared/sport'
import { sportOf } from '@foulee/trace/read-sport'
import { createFoulee, type Foulee, readPaires, readSorties } from './carnet-foulee.ts'
import { readCsv } from './read-csv.ts'

export type Paire = { marque: string; modele: string; surnom: string }

/** Facts of an outing beside its file; null where the archive has none. */
export type Note = {
  titre: string | null
  sport: Sport | null
  description: string | null
  paire: Paire | null
}

export type Carnet = {
  /** By name of the file, without folders and gzip. */
  byFile: Map<string, Note>
  byId: Map<string, Note>
  /** By start, in Unix seconds. */
  byStart: Map<number, Note>
  /** By name, as outings give it. */
  paires: Map<string, Paire>
  /** Words of our own export. */
  foulee: Foulee
}

export const createCarnet = (): Carnet => ({
  byFile: new Map(),
  byId: new Map(),
  byStart: new Map(),
  paires: new Map(),
  foulee: createFoulee(),
})

const fileKey = (name: string) => (name.split('/').at(-1) ?? '').toLowerCase().replace(/\.gz$/, '')

/** Seconds between the start in the summary and the first point of the file. */
const AROUND_S = 3

/** Number at the end of a name, as Garmin’s are; empty without one. */
function readNumber(name: string): string {
  const stem = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  const digits = stem.split(/\D/).at(-1) ?? ''
  return digits.length < LEAST_DIGITS ? '' : digits
}
const LEAST_DIGITS = 5

export function findNote(carnet: Carnet, name: string, debut: number | null): Note | null {
  const key = fileKey(name)
  const byFile = carnet.byFile.get(key) ?? carnet.byId.get(readNumber(key))
  if (byFile || debut === null) return byFile ?? null
  const second = Math.round(debut / 1000)
  for (let off = 0; off <= AROUND_S; off++) {
    const near = carnet.byStart.get(second - off) ?? carnet.byStart.get(second + off)
    if (near) return near
  }
  return null
}

/** Columns of Strava in English, French, German, Spanish and Italian, without accents. */
const ACTIVITY = /activ|aktiv|attiv/
const COLUMNS = {
  fichier: (title: string) =>
    /file ?name|nom d[eu] fichier|dateiname|nombre del? archivo|nome (del )?file/.test(title),
  titre: (title: string) =>
    ACTIVITY.test(title) && /\b(name|nom|nombre|nome)\b|aktivitatsname/.test(title),
  genre: (title: string) =>
    ACTIVITY.test(title) && /\b(type|tipo|typ)\b|aktivitats(art|typ)|sportart/.test(title),
  description: (title: string) => /descri|beschreibung/.test(title),
  paire: (title: string) =>
    /\bgear\b|equipement|materiel|ausrustung|equipo|equipamiento|\bmaterial\b|attrezzatura|equipaggiamento/.test(
      title,
    ),
} as const

const SHOES = {
  nom: (title: string) => /\b(name|nom|nombre|nome)\b|schuhname/.test(title),
  marque: (title: string) => /brand|marque|marke|marca/.test(title),
  modele: (title: string) => /mod[ei]l/.test(title),
} as const

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function findColumns<K extends string>(
  header: readonly string[],
  columns: Readonly<Record<K, (title: string) => boolean>>,
): Record<K, number> {
  const titles = header.map(plain)
  const names = Object.keys(columns) as K[]
  const found = names.map((name) => [name, titles.findIndex(columns[name])] as const)
  return Object.fromEntries(found) as Record<K, number>
}

/** Strava’s `shoes.csv`, or our `chaussures.csv`. */
export function readShoes(carnet: Carnet, text: string): void {
  if (readPaires(carnet.foulee, text)) return
  const [header = [], ...rows] = readCsv(text)
  const at = findColumns(header, SHOES)
  for (const row of rows) {
    const [nom = '', marque = '', modele = ''] = [at.nom, at.marque, at.modele].map((index) =>
      (row[index] ?? '').trim(),
    )
    if (!nom && !modele) continue
    const surnom = modele && plain(nom) !== plain(`${marque} ${modele}`) ? nom : ''
    const paire = { marque, modele: modele || nom, surnom }
    for (const name of [nom, `${marque} ${modele}`, modele]) {
      if (plain(name) && !carnet.paires.has(plain(name))) carnet.paires.set(plain(name), paire)
    }
  }
}

/**
 * Strava’s `activities.csv`, or ours, which begins with the same columns: a file that was packed
 * otherwise keeps its title by its name. A header in another language is known by its column of
 * files.
 */
export function readActivities(carnet: Carnet, text: string): void {
  readSorties(carnet.foulee, text)
  const [header = [], ...rows] = readCsv(text)
  const at = findColumns(header, COLUMNS)
  const isFile = (cell: string | undefined) => /\.(fit|gpx|tcx)(\.gz)?$/i.test(cell ?? '')
  const fichier =
    at.fichier >= 0 ? at.fichier : (rows.find((row) => row.some(isFile))?.findIndex(isFile) ?? -1)
  if (fichier < 0) return
  for (const row of rows) {
    if (!isFile(row[fichier])) continue
    const read = (index: number) => (row[index] ?? '').trim() || null
    const sport = sportOfWords(read(at.genre))
    const gear = read(at.paire)
    carnet.byFile.set(fileKey(row[fichier] ?? ''), {
      titre: read(at.titre),
      sport,
      description: read(at.description),
      paire: gear && isInShoes(sport ?? 'autre') ? findPaire(carnet, gear) : null,
    })
  }
}

const findPaire = ({ paires }: Carnet, nom: string): Paire =>
  paires.get(plain(nom)) ?? { marque: '', modele: nom, surnom: '' }

/** Words of the other languages; `sportOf` knows English and French. */
const WORDS: readonly (readonly [sport: Sport, words: RegExp])[] = [
  ['trail', /trail/],
  ['vtt', /mountainbike|bicicleta de montana|mountain bike/],
  ['velo', /rad(fahr|tour)|ciclism|bicicletta|bicicleta|velo|gravel/],
  ['randonnee', /wander|senderis|escursion|randonnee/],
  ['course_a_pied', /lauf|carrera|corsa|course/],
  ['marche', /spazier|gehen|caminata|camminata|marche/],
  ['natation', /schwimm|natacion|nuoto|natation/],
  ['ski', /\bski|esqui|\bsci\b|snowboard/],
]

export function sportOfWords(text: string | null): Sport | null {
  if (!text) return null
  const words = plain(text)
  return sportOf(text) ?? WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null
const listOf = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [])
    .flat()
    .filter(isRecord)
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** Garmin’s `…summarizedActivities.json`. */
export function readSummaries(carnet: Carnet, json: unknown): void {
  for (const part of listOf(json)) {
    for (const activity of listOf(part.summarizedActivitiesExport)) {
      const type = activity.activityType
      const note: Note = {
        titre: textOf(activity.name) || null,
        sport: sportOfWords(textOf(isRecord(type) ? type.typeKey : type) || null),
        description: textOf(activity.description) || null,
        paire: carnet.byId.get(textOf(activity.activityId))?.paire ?? null,
      }
      const start = Number(activity.startTimeGmt ?? activity.beginTimestamp)
      if (Number.isFinite(start)) carnet.byStart.set(Math.round(start / 1000), note)
      if (textOf(activity.activityId)) carnet.byId.set(textOf(activity.activityId), note)
    }
  }
}

/** Garmin’s `…gear.json`, read before the summaries. */
export function readGear(carnet: Carnet, json: unknown): void {
  for (const part of listOf(json)) {
    const pairs = new Map<string, Paire>()
    for (const gear of listOf(part.gearDTOS)) {
      if (!/shoe/i.test(textOf(gear.gearTypeName) || 'shoe')) continue
      const own = textOf(gear.displayName)
      const modele = textOf(gear.customMakeModel) || textOf(gear.gearModelName) || own
      const marque = /^(other|unknown)?$/i.test(textOf(gear.gearMakeName))
        ? ''
        : textOf(gear.gearMakeName)
      if (modele)
        pairs.set(textOf(gear.gearPk), { marque, modele, surnom: own === modele ? '' : own })
    }
    for (const worn of listOf(part.gearActivityDTOs)) {
      const paire = pairs.get(textOf(worn.gearPk))
      if (!paire) continue
      const note = { titre: null, sport: null, description: null, paire }
      carnet.byId.set(textOf(worn.activityId), note)
    }
  }
}
