import { gunzipSync } from 'node:zlib'

export type Piece = {
  bytes: Buffer
  media: string
  /** Whether `bytes` are still compressed; forwarded as they are. */
  isPacked: boolean
  maxAge: number
}

export type PieceKind = 'style' | 'carreau' | 'glyphes' | 'image'

const IMAGE = /^image\/(png|jpeg|webp|avif)\b/
const BINARY = /^(application\/(x-protobuf|vnd\.mapbox-vector-tile|octet-stream|protobuf)\b|$)/
const JSON_TEXT = /^(application\/([\w.+-]*json|octet-stream)\b|text\/plain\b|$)/

/** Response type: never one that a browser would open as a page. */
const VECTOR = 'application/x-protobuf'

export function readMedia(kind: PieceKind, text: string): string | null {
  const image = IMAGE.exec(text)?.[0]
  if (kind === 'style') return JSON_TEXT.test(text) ? 'application/json' : null
  if (kind === 'image') return image ?? null
  if (kind === 'carreau' && image) return image
  return BINARY.test(text) ? VECTOR : null
}

export const VECTOR_MEDIA = VECTOR

const MAX_UNPACKED = 32 * 1024 * 1024

const DAY = 86_400
const MINUTE = 60

/** Browser cache lifetime: that of the service, a week at most. */
export function readMaxAge(cacheControl: string | undefined, age: number): number {
  const [, seconds] = /(?:^|[\s,])max-age=(\d+)/.exec(cacheControl ?? '') ?? []
  const left = (seconds === undefined ? DAY : Number(seconds)) - age
  return Math.min(7 * DAY, Math.max(MINUTE, left))
}

export const unpack = ({ bytes, isPacked }: Piece): Buffer =>
  isPacked ? gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED }) : bytes
