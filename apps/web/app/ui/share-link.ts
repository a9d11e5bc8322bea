export type Outcome = 'copied' | 'refused'

/**
 * The system's own sheet where there is one, else the clipboard.
 * @returns null when the sheet took it, or whoever it was changed their mind
 */
export async function shareLink(title: string, path: string): Promise<Outcome | null> {
  const url = location.origin + path
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return null
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (cause) {
    const hasChangedMind = cause instanceof DOMException && cause.name === 'AbortError'
    return hasChangedMind ? null : 'refused'
  }
}
