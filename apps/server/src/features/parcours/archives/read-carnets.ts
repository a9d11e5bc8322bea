import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ByteSource } from '#platform/zip/byte-source.ts'
import type { ZipEntry } from '#platform/zip/zip-directory.ts'
import { readEntryBytes } from '#platform/zip/zip-entry.ts'
import { ZipError } from '#platform/zip/zip-error.ts'
import { type Carnet, readActivities, readGear, readShoes, readSummaries } from './carnet.ts'
import { MOST } from './plan.ts'

type Read = (carnet: Carnet, text: string) => void

/** Pairs before the outings that name them. */
const READERS: readonly (readonly [pattern: RegExp, read: Read])[] = [
  [/(shoes|chaussures)\.csv$/i, readShoes],
  [/gear\.json$/i, (carnet, text) => readGear(carnet, JSON.parse(text))],
  [/activities\.csv$/i, readActivities],
  [/summarizedActivities\.json$/i, (carnet, text) => readSummaries(carnet, JSON.parse(text))],
]

/** Titles, sports and shoes of an archive. A summary that cannot be read names nothing. */
export async function readCarnets(
  source: ByteSource,
  entries: readonly ZipEntry[],
  carnet: Carnet,
): Promise<Carnet> {
  for (const [pattern, read] of READERS) {
    for (const entry of entries.filter(({ name }) => pattern.test(name))) {
      try {
        const bytes = await readEntryBytes(source, entry, MOST.carnet)
        read(carnet, new TextDecoder().decode(bytes))
      } catch (cause) {
        if (!(cause instanceof ZipError || cause instanceof SyntaxError)) throw cause
      }
      // A summary of ten years takes a while: answers go between two.
      await nextTurn()
    }
  }
  return carnet
}
