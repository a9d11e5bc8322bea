import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a zip; `isText` compresses it: pictures and FIT files are compressed already. */
export type ZipEntry = {
  name: string
  isText: boolean
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** The bytes of a zip, streamed: only the latest chunk is in memory. */
export async function* zipEntries(
  entries: AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = []
  const zip = new Zip((failure, bytes) => {
    if (failure) throw failure
    ready.push(bytes)
  })
  for await (const { name, isText, pieces } of entries) {
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name)
    zip.add(entry)
    for await (const piece of pieces) {
      entry.push(new Uint8Array(piece))
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
