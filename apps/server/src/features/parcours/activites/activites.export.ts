import type { Db, Tx } from '@foulee/db/connect'
import { activiteRecords, activites, chaussures } from '@foulee/db/schema'
import { formatChaussures } from '@foulee/domain/parcours/chaussures'
import type { Sport } from '@foulee/domain/shared/sport'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { writeCommaCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import { toSport } from './activites.queries.ts'

/**
 * Columns of `activities.csv`: those of Strava’s archive, which other products read, then ours,
 * from which an import makes the same outings again (produit 9.27).
 */
export const COLONNES = [
  'Activity ID',
  'Activity Date',
  'Activity Name',
  'Activity Type',
  'Activity Description',
  'Elapsed Time',
  'Distance',
  'Activity Gear',
  'Filename',
  'Moving Time',
  'Elevation Gain',
  'Début',
  'Sport',
  'Effort ressenti',
  'Paire',
  'Nom du fichier',
  'Empreinte SHA-256',
  'Double de',
  'Partage',
  'Rayon masqué',
  'Sans tracé',
  'Records écartés',
] as const

const TYPES: Readonly<Record<Sport, string>> = {
  course_a_pied: 'Run',
  trail: 'Trail Run',
  marche: 'Walk',
  randonnee: 'Hike',
  velo: 'Ride',
  vtt: 'Mountain Bike Ride',
  natation: 'Swim',
  ski: 'Nordic Ski',
  autre: 'Workout',
}

const SHA256 = /\b[0-9a-f]{64}\b/

export const readSha256 = (original: string): string => SHA256.exec(original)?.[0] ?? ''

type Named = Pick<typeof activites.$inferSelect, 'id' | 'original' | 'original_nom' | 'format'> & {
  double_de: number | null
}

/** Outings before their other recordings, as an import reads them. */
const ORDER = [asc(sql`${activites.double_de} is not null`), asc(activites.id)]

/** A file of several sports is there once, under the first of its outings. */
function nameFiles(rows: readonly Named[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { id, original, original_nom, format, double_de } of rows) {
    if (names.has(original)) continue
    const folder = double_de === null ? 'activites' : 'activites/doubles'
    const packed = /\.gz$/i.test(original_nom) ? '.gz' : ''
    names.set(original, `${folder}/${id}.${format}${packed}`)
  }
  return names
}

export const listOriginals = (db: Db | Tx, users_id: number) => {
  const { id, original, original_nom, format, double_de } = activites
  return db
    .select({ id, original, original_nom, format, double_de })
    .from(activites)
    .where(eq(activites.users_id, users_id))
    .orderBy(...ORDER)
}

export async function listFiles(db: Db, users_id: number) {
  const names = nameFiles(await listOriginals(db, users_id))
  return [...names].map(([key, name]) => ({ name, key }))
}

/** Every outing of a member with what the member said of it. */
export async function writeActivities(db: Db, users_id: number): Promise<string> {
  const t = activites
  const rows = await db
    .select({
      id: t.id,
      debut: t.debut,
      fichier: t.fichier,
      titre: t.titre,
      sport: t.sport,
      notes: t.notes,
      duree: t.duree,
      duree_mouvement: t.duree_mouvement,
      distance: t.distance,
      denivele: t.denivele,
      rpe: t.rpe,
      original: t.original,
      original_nom: t.original_nom,
      format: t.format,
      double_de: t.double_de,
      partage: t.partage,
      rayon_masque: t.rayon_masque,
      sans_trace: t.sans_trace,
      chaussures_id: t.chaussures_id,
      marque: chaussures.marque,
      modele: chaussures.modele,
    })
    .from(t)
    .leftJoin(chaussures, eq(chaussures.id, t.chaussures_id))
    .where(eq(t.users_id, users_id))
    .orderBy(...ORDER)
  const files = nameFiles(rows)
  const asides = await findAsides(db, users_id)
  const cells = rows.map((row) => [
    row.id,
    row.debut && formatDay(new Date(row.debut)),
    row.titre,
    TYPES[toSport(row.sport)],
    row.notes,
    row.duree,
    (row.distance / 1000).toFixed(2),
    row.modele && formatChaussures({ marque: row.marque ?? '', modele: row.modele }),
    files.get(row.original) ?? '',
    row.duree_mouvement,
    row.denivele,
    toInstant(row.fichier ? row.fichier.debut : row.debut),
    toSport(row.sport),
    row.rpe,
    row.chaussures_id,
    row.original_nom,
    readSha256(row.original),
    row.double_de,
    row.partage,
    row.rayon_masque,
    row.sans_trace ? 'oui' : 'non',
    asides.get(row.id)?.join(' ') ?? '',
  ])
  return writeCommaCsv(COLONNES, cells)
}

/** The start by which an import knows the outing of a file, of one that was cut too. */
const toInstant = (debut: string | null) => debut && new Date(debut).toISOString()

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** « Nov 3, 2023, 7:12:00 AM », in UTC, as Strava writes it. */
function formatDay(day: Date): string {
  const [hours, minutes, seconds] = [day.getUTCHours(), day.getUTCMinutes(), day.getUTCSeconds()]
  const pad = (value: number) => String(value).padStart(2, '0')
  const date = `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
  const time = `${hours % 12 || 12}:${pad(minutes)}:${pad(seconds)}`
  return `${date}, ${time} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Records put aside by their member, « distance:1000:240:1200 ». */
async function findAsides(db: Db, users_id: number): Promise<Map<number, string[]>> {
  const t = activiteRecords
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.users_id, users_id), isNotNull(t.ecarte_le)))
    .orderBy(asc(t.id))
  const found = new Map<number, string[]>()
  for (const { activites_id, genre, mesure, secondes, debut } of rows) {
    const own = found.get(activites_id) ?? []
    own.push([genre, mesure, secondes, debut].join(':'))
    found.set(activites_id, own)
  }
  return found
}
