import type { Drawing } from '@foulee/domain/parcours/tracer/drawing'
import { findLine, type LineBook, legKey } from '@foulee/domain/parcours/tracer/leg-lines'
import type { Line } from '@foulee/domain/parcours/tracer/line'
import { TRACER } from '#features/parcours/shared/tracer-paths.ts'
import { deviceStorage } from '#platform/browser-storage.ts'
import { getDraftKey } from '#platform/drafts/draft.ts'
import { readLine, writeLine } from './drawing-wire.ts'

type WireLine = ReturnType<typeof writeLine>

/** A drawing on this device, with the lines that were answered, so that it opens without a network. */
type StoredDrawing = {
  users_id: number
  /** Version of the route that it changes. */
  version: number | null
  points: Drawing['points']
  legs: { mode: Drawing['legs'][number]['mode']; line: WireLine | null }[]
  book: [key: string, line: WireLine][]
}

/** A drawing, with the version of the route that it changes: a later one would be overwritten. */
export type Sketch = { drawing: Drawing; version: number | null }

/** A drawing that comes back, with its answered lines. */
export type Restored = Sketch & { book: LineBook }

/** @param subject id or slug of the route that is changed; empty for a new one */
export const storedKey = (subject: string) => getDraftKey(TRACER, subject || 'nouveau')

/** Lines of the legs that have none of their own, by key. */
function* listAnswered(drawing: Drawing, book: LineBook): Generator<[string, Line]> {
  for (const [index, { mode, line }] of drawing.legs.entries()) {
    const [from, to] = [drawing.points[index], drawing.points[index + 1]]
    const found = line ? null : findLine(drawing, index, book)
    if (found && from && to) yield [legKey(mode, from, to), found]
  }
}

export function writeDrawing(
  key: string,
  { users_id, version, drawing, book }: Restored & { users_id: number },
): boolean {
  const stored: StoredDrawing = {
    users_id,
    version,
    points: drawing.points,
    legs: drawing.legs.map(({ mode, line }) => ({ mode, line: line && writeLine(line) })),
    book: [...listAnswered(drawing, book)].map(([leg, line]) => [leg, writeLine(line)]),
  }
  return deviceStorage.setJson(key, stored)
}

/** Null for another member, whose draft goes, and for a text that is no drawing. */
export function readDrawing(key: string, users_id: number): Restored | null {
  const stored = deviceStorage.getJson<StoredDrawing>(key)
  if (!stored) return null
  if (stored.users_id !== users_id) {
    deviceStorage.remove(key)
    return null
  }
  try {
    const { version, points, legs, book } = stored
    return {
      version,
      drawing: {
        points,
        legs: legs.map(({ mode, line }) => ({ mode, line: line && readLine(line) })),
      },
      book: new Map(book.map(([leg, line]) => [leg, readLine(line)])),
    }
  } catch {
    return null
  }
}

export const clearDrawing = (key: string): void => deviceStorage.remove(key)
