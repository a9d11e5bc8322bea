const MOST = 120
const HIDDEN = /[\p{Cc}\p{Cf}]/gu

/** The name of a sent file as it may be shown: without folders and what cannot be seen. */
export function cleanFileName(name: string): string {
  const last = name.replace(HIDDEN, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  return last.slice(-MOST) || 'trace'
}

/** The name of a file for an HTTP header, which takes few letters. */
export const toHeaderName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
