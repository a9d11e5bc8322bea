import { PIECES_MESSAGE_MAX } from '@foulee/domain/echanges/message'
import { RAYON_MESSAGE } from '@foulee/domain/parcours/rayons'
import { MAX_UPLOAD_BYTES } from '@foulee/domain/shared/upload-limits'

/** Attached files, and the privacy radius around both ends of the tracks, in metres. */
export type Jointes = { photos: readonly File[]; traces: readonly File[]; rayon_masque: number }

export const AUCUNE: Jointes = { photos: [], traces: [], rayon_masque: RAYON_MESSAGE }

type Fichier = Pick<File, 'name' | 'size' | 'type'>

/** Detected by extension or XML type: phones and mail clients rename files. */
const isGpx = ({ name, type }: Fichier): boolean =>
  /\.gpx$/i.test(name) || /\b(?:gpx|xml)\b/.test(type)

/** Error message of a file; null when valid. Some systems give no MIME type to photos. */
export function checkFile(file: Fichier): string | null {
  const { name, size, type } = file
  if (!size) return `«\u00a0${name}\u00a0» est vide.`
  if (size > MAX_UPLOAD_BYTES) return `«\u00a0${name}\u00a0» dépasse 25\u00a0Mo.`
  if (isGpx(file) || !type || type.startsWith('image/')) return null
  return `«\u00a0${name}\u00a0» n’est ni une image ni un fichier GPX.`
}

export function addFiles(
  held: Jointes,
  files: readonly File[],
): { jointes: Jointes; refus: string | null } {
  const fine = files.filter((file) => checkFile(file) === null)
  const room = PIECES_MESSAGE_MAX - held.photos.length - held.traces.length
  const taken = fine.slice(0, room)
  const refus = files.map(checkFile).find((why) => why !== null) ?? null
  return {
    jointes: {
      ...held,
      photos: [...held.photos, ...taken.filter((file) => !isGpx(file))],
      traces: [...held.traces, ...taken.filter(isGpx)],
    },
    refus:
      refus ?? (fine.length > room ? `${PIECES_MESSAGE_MAX}\u00a0pièces jointes au plus.` : null),
  }
}
