/** Accepted formats, detected by signature: names and media types prove nothing. */
type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

const textAt = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)

/** @returns null for any other: SVG runs scripts, TIFF and PDF do not come from phones */
export function readImageType(bytes: Buffer): ImageType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  const start = textAt(bytes, 0, 4)
  if (start === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  if (start === 'GIF8') return 'gif'
  return hasBrand(bytes, AVIF_BRANDS) ? 'avif' : null
}

/** Photo format of iPhones, not supported: its decoder is encumbered by patents. */
export const isHeic = (bytes: Buffer): boolean => hasBrand(bytes, HEIC_BRANDS)

function hasBrand(bytes: Buffer, brands: readonly string[]): boolean {
  if (textAt(bytes, 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 200)
  for (let at = 8; at + 4 <= end; at += 4) {
    if (brands.includes(textAt(bytes, at, at + 4))) return true
  }
  return false
}
