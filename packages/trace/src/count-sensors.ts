import type { Track } from './track.ts'

/** Fields of FIT records: heart rate, cadence, power. */
export const FIT_SENSORS = [3, 4, 7] as const

/** The same three in GPX and TCX, with and without a prefix. */
const ELEMENTS = [
  /<(?:\w{1,20}:)?(?:hr|heartrate|heartratebpm)\b/i,
  /<(?:\w{1,20}:)?(?:cad|cadence|runcadence)\b/i,
  /<(?:\w{1,20}:)?(?:watts|power|powerinwatts)\b/i,
] as const

/** Bytes: a sensor that is not among the first points is worn for none. */
const SCANNED = 1_048_576
/** Characters of the longest element, which two pieces may share. */
const SHARED = 40

/** Counts kinds of sensors in XML, whatever its encoding, without reading their values. */
export function createSensorScan() {
  const decoder = new TextDecoder('latin1')
  const found = new Set<RegExp>()
  let size = 0
  let before = ''
  return {
    write(bytes: Uint8Array) {
      if (size >= SCANNED || found.size === ELEMENTS.length) return
      size += bytes.length
      const text = before + decoder.decode(bytes)
      for (const element of ELEMENTS) {
        if (!found.has(element) && element.test(text)) found.add(element)
      }
      before = text.slice(-SHARED)
    },
    get count() {
      return found.size
    },
  }
}

export function withSensors(track: Track, capteurs: number): Track {
  if (!capteurs) return track
  const add = <T extends Track>(item: T): T => ({ ...item, source: { ...item.source, capteurs } })
  return track.legs ? { ...add(track), legs: track.legs.map(add) } : add(track)
}
