/** Delay before the object URL is revoked: the browser has read the file by then. */
const REVOKE_AFTER_MS = 60_000

export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS)
}
