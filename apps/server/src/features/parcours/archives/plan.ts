import { escapesFolder } from '#platform/zip/entry-name.ts'
import { endOf, type ZipEntry } from '#platform/zip/zip-directory.ts'
import { ZipError } from '#platform/zip/zip-error.ts'

export type Nature = 'trace' | 'archive' | 'refuse'

/** An entry that becomes outings, or a refusal. */
export type Item = { entry: ZipEntry; nature: Nature; raison: string | null }

export type Plan = { items: Item[]; carnets: ZipEntry[]; photos: number }

/** Bytes unpacked: of a track, of a summary, of an archive inside, and of all. */
export const MOST = {
  trace: 64 * 1024 * 1024,
  carnet: 24 * 1024 * 1024,
  archive: 2 * 1024 * 1024 * 1024,
  tout: 64 * 1024 * 1024 * 1024,
} as const

const BESIDE = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i
const TRACE = /\.(fit|gpx|tcx)(\.gz)?$/i
const CARNET = /(^|\/)(activities|shoes|chaussures)\.csv$|summarizedActivities\.json$|gear\.json$/i
const PHOTO = /\.(jpe?g|png|heic|webp|gif|mp4|mov)$/i

const POLAR =
  'Les séances de Polar en JSON ne se lisent pas ici. Exportez-les depuis Polar Flow en TCX, FIT ou GPX.'
const OTHER = 'Ce format ne se lit pas ici. Exportez la sortie en FIT, TCX ou GPX.'
const UNREAD: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)training-session[^/]*\.json$/i, POLAR],
  [/\.(kml|kmz|pwx|hrm|slf|sml|srm|rar|7z|tar)(\.gz)?$/i, OTHER],
]

/**
 * Entries to read, in the order of their bytes; the others are none of ours.
 * @param isInside an archive inside another opens no third
 */
export function planEntries(entries: readonly ZipEntry[], isInside = false): Plan {
  const plan: Plan = { items: [], carnets: [], photos: 0 }
  const names = new Set<string>()
  let [end, unpacked] = [0, 0]
  for (const entry of entries) {
    const isOver = entry.offset < end
    end = Math.max(end, endOf(entry))
    const { name, size } = entry
    const nature = BESIDE.test(name) ? null : natureOf(name)
    if (nature === null) continue
    if (nature === 'photo') plan.photos++
    if (nature === 'carnet' && !isOver && !escapesFolder(name)) plan.carnets.push(entry)
    if (nature === 'photo' || nature === 'carnet') continue
    const raison = findRefusal(entry, { isOver, isDouble: names.has(name.toLowerCase()), isInside })
    names.add(name.toLowerCase())
    if (raison === null) unpacked += size
    plan.items.push({ entry, nature: raison === null ? nature : 'refuse', raison })
  }
  if (unpacked > MOST.tout) throw new ZipError('trop_grosse')
  return plan
}

function natureOf(name: string): Nature | 'photo' | 'carnet' | null {
  if (TRACE.test(name)) return 'trace'
  if (/\.zip$/i.test(name)) return 'archive'
  if (CARNET.test(name)) return 'carnet'
  if (PHOTO.test(name)) return 'photo'
  return UNREAD.some(([pattern]) => pattern.test(name)) ? 'refuse' : null
}

type Circumstances = { isOver: boolean; isDouble: boolean; isInside: boolean }

function findRefusal(
  { name }: ZipEntry,
  { isOver, isDouble, isInside }: Circumstances,
): string | null {
  const unread = UNREAD.find(([pattern]) => pattern.test(name))
  if (unread) return unread[1]
  if (escapesFolder(name)) return new ZipError('chemin').message
  if (isOver) return new ZipError('recouvrement').message
  if (isDouble) return new ZipError('en_double').message
  return isInside && /\.zip$/i.test(name) ? new ZipError('trop_profonde').message : null
}
