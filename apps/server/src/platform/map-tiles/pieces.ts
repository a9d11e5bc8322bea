/** One piece of a ground, as it lies in the cache or in a file. */
export type Piece = {
  bytes: Buffer
  media: string
  /** As it came: passed on so to whoever reads it. */
  isPacked: boolean
  /** Seconds that a browser may keep it. */
  maxAge: number
}

/** What a piece may be, by what it is for. Anything else is no piece of a map. */
export type PieceKind = 'style' | 'carreau' | 'glyphes' | 'image'

const IMAGE = /^image\/(png|jpeg|webp|avif)\b/
const BINARY = /^(application\/(x-protobuf|vnd\.mapbox-vector-tile|octet-stream|protobuf)\b|$)/
const JSON_TEXT = /^(application\/([\w.+-]*json|octet-stream)\b|text\/plain\b|$)/

/** The type that we answer with: never one that a browser would open as a page. */
const VECTOR = 'application/x-protobuf'

/** @returns the type that the piece leaves with; null when it is not what it should be */
export function readMedia(kind: PieceKind, given: string): string | null {
  const image = IMAGE.exec(given)?.[0]
  if (kind === 'style') return JSON_TEXT.test(given) ? 'application/json' : null
  if (kind === 'image') return image ?? null
  if (kind === 'carreau' && image) return image
  return BINARY.test(given) ? VECTOR : null
}

/** What an image's file is named. */
export const VECTOR_MEDIA = VECTOR

const DAY = 86_400
const MINUTE = 60

/** How long a browser keeps what another service gave: as long as that said, a week at most. */
export function readMaxAge(cacheControl: string | undefined, age: number): number {
  const [, said] = /(?:^|[\s,])max-age=(\d+)/.exec(cacheControl ?? '') ?? []
  const left = (said === undefined ? DAY : Number(said)) - age
  return Math.min(7 * DAY, Math.max(MINUTE, left))
}
