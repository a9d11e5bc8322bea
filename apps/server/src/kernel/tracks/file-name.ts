const MOST = 120
const HIDDEN = /[\p{Cc}\p{Cf}]/gu

export function cleanFileName(name: string): string {
  const last = name.replace(HIDDEN, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  return last.slice(-MOST) || 'trace'
}

export const toHeaderName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
