/** The sizes in which images of members are kept, and how an address names them. */

export type ImageKind = 'avatar' | 'banniere' | 'photo' | 'logo'

/** Widths in pixels, smallest first. A square is cut around its middle. */
export const IMAGE_KINDS: Readonly<
  Record<ImageKind, { widths: readonly [number, number, number]; isSquare: boolean }>
> = {
  avatar: { widths: [96, 192, 384], isSquare: true },
  banniere: { widths: [640, 1280, 1920], isSquare: false },
  photo: { widths: [480, 960, 1920], isSquare: false },
  logo: { widths: [96, 240, 480], isSquare: false },
}

const MEDIAS = '/medias/'
/** `avatar/3f/<sha-256>`: what the database keeps of an image. */
const FOLDER = /^(avatar|banniere|photo|logo)\/([0-9a-f]{2})\/\2[0-9a-f]{62}$/

/** A photo that its readers alone see: its address is for one, and runs out. */
const PRIVATE = '/api/feed/photo/'

/** What the database keeps of an image: the folder of its files. */
export const getImageFolder = (kind: ImageKind, sha256: string): string =>
  `${kind}/${sha256.slice(0, 2)}/${sha256}`

/** The keys of all the files of an image; none for what is no folder of ours. */
export function getImageKeys(folder: string): string[] {
  const kind = FOLDER.exec(folder)?.[1] as ImageKind | undefined
  if (!kind) return []
  return IMAGE_KINDS[kind].widths.flatMap((width) => [
    `${folder}/${width}.webp`,
    `${folder}/${width}.avif`,
  ])
}

const nameFile = (kind: ImageKind, isReady: boolean): string =>
  `${IMAGE_KINDS[kind].widths[isReady ? 1 : 0]}.webp`

/**
 * The address that goes over the wire: the middle width as WebP, which every browser shows. Of an
 * image that is not ready, the smallest width, the only one there is.
 */
export function getImageUrl(folder: string | null | undefined, isReady = true): string {
  const kind = FOLDER.exec(folder ?? '')?.[1] as ImageKind | undefined
  return kind ? `${MEDIAS}${folder}/${nameFile(kind, isReady)}` : ''
}

/** The same for a photo that its readers alone see. @param jeton who reads which, until when */
export const getPrivatePhotoUrl = (jeton: string, isReady: boolean): string =>
  `${PRIVATE}${jeton}/${nameFile('photo', isReady)}`

/** The kind of the image at an address; null for one that is not ours. */
function getKind(folder: string): ImageKind | null {
  if (/^\/\w+\/\w+\/photo\//.test(folder)) return 'photo'
  if (!folder.startsWith(MEDIAS)) return null
  return (FOLDER.exec(folder.slice(MEDIAS.length))?.[1] as ImageKind | undefined) ?? null
}

/**
 * `srcset` values for `<picture>`, from the address on the wire; null for any other address. `avif`
 * is empty as long as there is but the smallest width.
 */
export function getImageSources(url: string): { avif: string; webp: string } | null {
  const end = url.lastIndexOf('/')
  const folder = url.slice(0, end)
  const kind = getKind(folder)
  if (!kind) return null
  const { widths } = IMAGE_KINDS[kind]
  const isReady = url.slice(end + 1) !== `${widths[0]}.webp`
  const list = (format: string, some: readonly number[]) =>
    some.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ')
  return isReady
    ? { avif: list('avif', widths), webp: list('webp', widths) }
    : { avif: '', webp: list('webp', widths.slice(0, 1)) }
}
