/** The sizes in which images of members are kept, and how an address names them. */

export type ImageKind = 'avatar' | 'banniere'

/** Widths in pixels, smallest first. A square is cut around its middle. */
export const IMAGE_KINDS: Readonly<
  Record<ImageKind, { widths: readonly [number, number, number]; isSquare: boolean }>
> = {
  avatar: { widths: [96, 192, 384], isSquare: true },
  banniere: { widths: [640, 1280, 1920], isSquare: false },
}

const MEDIAS = '/medias/'
/** `avatar/3f/<sha-256>`: what the database keeps of an image. */
const FOLDER = /^(avatar|banniere)\/([0-9a-f]{2})\/\2[0-9a-f]{62}$/

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

/** The address that goes over the wire: the middle width as WebP, which every browser shows. */
export function getImageUrl(folder: string | null | undefined): string {
  const kind = FOLDER.exec(folder ?? '')?.[1] as ImageKind | undefined
  return kind ? `${MEDIAS}${folder}/${IMAGE_KINDS[kind].widths[1]}.webp` : ''
}

/** `srcset` values for `<picture>`, from the address on the wire; null for any other address. */
export function getImageSources(url: string): { avif: string; webp: string } | null {
  if (!url.startsWith(MEDIAS)) return null
  const folder = url.slice(MEDIAS.length, url.lastIndexOf('/'))
  const kind = FOLDER.exec(folder)?.[1] as ImageKind | undefined
  if (!kind) return null
  const list = (format: string) =>
    IMAGE_KINDS[kind].widths
      .map((width) => `${MEDIAS}${folder}/${width}.${format} ${width}w`)
      .join(', ')
  return { avif: list('avif'), webp: list('webp') }
}
