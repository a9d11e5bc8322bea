import { Gunzip } from 'fflate'
import { TraceError } from './track.ts'

/** Bytes inflated at a time, as they may expand a thousandfold. */
const STEP = 4096

/** Inflates gzip, as in exports of Strava and JOSM, into `take`. */
export function createGunzip(take: (bytes: Uint8Array) => void) {
  const gunzip = new Gunzip((bytes) => take(bytes))
  const push = (bytes: Uint8Array, isLast: boolean) => {
    try {
      gunzip.push(bytes, isLast)
    } catch (cause) {
      throw cause instanceof TraceError ? cause : damaged(cause)
    }
  }
  return {
    write(bytes: Uint8Array) {
      for (let from = 0; from < bytes.length; from += STEP) {
        push(bytes.subarray(from, from + STEP), false)
      }
    },
    end: () => push(new Uint8Array(0), true),
  }
}

const damaged = (cause: unknown) =>
  new TraceError(
    'fichier_illisible',
    'Ce fichier compressé est abîmé ou incomplet. Téléchargez-le de nouveau.',
    { cause },
  )
