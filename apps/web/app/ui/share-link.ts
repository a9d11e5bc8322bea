export type Outcome = 'copied' | 'refused'

/**
 * Web Share, else the clipboard.
 * @returns null when the share sheet took over or was cancelled
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
