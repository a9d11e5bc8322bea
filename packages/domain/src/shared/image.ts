export type ImageKind = 'avatar' | 'banniere' | 'photo' | 'logo'

/** Widths in pixels, ascending. Square images are centre-cropped. */
export const IMAGE_KINDS: Readonly<
  Record<ImageKind, { widths: readonly [number, number, number]; isSquare: boolean }>
> = {
  avatar: { widths: [96, 192, 384], isSquare: true },
  banniere: { widths: [640, 1280, 1920], isSquare: false },
  photo: { widths: [480, 960, 1920], isSquare: false },
  logo: { widths: [96, 240, 480], isSquare: false },
}

const MEDIAS = '/medias/'
const FOLDER = /^(avatar|banniere|photo|logo)\/([0-9a-f]{2})\/\2[0-9a-f]{62}$/

/** Private photo: its URL is personal and expires. */
const PRIVATE = '/api/feed/photo/'

export const getImageFolder = (kind: ImageKind, sha256: string): string =>
  `${kind}/${sha256.slice(0, 2)}/${sha256}`

export function getImageKeys(folder: string): string[] {
  const kind = FOLDER.exec(folder)?.[1] as ImageKind | undefined
  if (!kind) return []
  return IMAGE_KINDS[kind].widths.flatMap((width) => [
    `${folder}/${width}.webp`,
    `${folder}/${width}.avif`,
  ])
}

const getFileName = (kind: ImageKind, isReady: boolean): string =>
  `${IMAGE_KINDS[kind].widths[isReady ? 1 : 0]}.webp`

/**
 * Public URL: middle width as WebP, supported everywhere. While an image is processing, only the
 * smallest width exists.
 */
export function getImageUrl(folder: string | null | undefined, isReady = true): string {
  const kind = FOLDER.exec(folder ?? '')?.[1] as ImageKind | undefined
  return kind ? `${MEDIAS}${folder}/${getFileName(kind, isReady)}` : ''
}

/** Same for a private photo. @param jeton signed token: reader, photo, expiry */
export const getPrivatePhotoUrl = (jeton: string, isReady: boolean): string =>
  `${PRIVATE}${jeton}/${getFileName('photo', isReady)}`

function getKind(folder: string): ImageKind | null {
  if (/^\/\w+\/\w+\/photo\//.test(folder)) return 'photo'
  if (!folder.startsWith(MEDIAS)) return null
  return (FOLDER.exec(folder.slice(MEDIAS.length))?.[1] as ImageKind | undefined) ?? null
}

export function getImageSources(url: string): { avif: string; webp: string } | null {
  const end = url.lastIndexOf('/')
  const folder = url.slice(0, end)
  const kind = getKind(folder)
  if (!kind) return null
  const { widths } = IMAGE_KINDS[kind]
  const isReady = url.slice(end + 1) !== `${widths[0]}.webp`
  const list = (format: string, widths: readonly number[]) =>
    widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ')
  return isReady
    ? { avif: list('avif', widths), webp: list('webp', widths) }
    : { avif: '', webp: list('webp', widths.slice(0, 1)) }
}
