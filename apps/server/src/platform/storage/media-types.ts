/** What the storage holds, by the end of the key. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
}

/** Anything unknown is bytes to keep, never something that a browser would open. */
export function getMediaType(key: string): string {
  const [, extension = ''] = /\.([a-z0-9]+)$/.exec(key) ?? []
  return MEDIA_TYPES[extension] ?? 'application/octet-stream'
}
