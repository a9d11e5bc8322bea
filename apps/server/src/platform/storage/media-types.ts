const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
}

/** Unknown extensions are octet-stream, which browsers do not open. */
export function getMediaType(key: string): string {
  const [, extension = ''] = /\.([a-z0-9]+)$/.exec(key) ?? []
  return MEDIA_TYPES[extension] ?? 'application/octet-stream'
}
