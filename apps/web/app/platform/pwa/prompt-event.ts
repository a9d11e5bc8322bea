/** Chromium's `beforeinstallprompt`; usable once. */
export type PromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let held: PromptEvent | null = null
const readers = new Set<() => void>()

function hold(event: PromptEvent | null): void {
  held = event
  for (const wake of readers) wake()
}

/** Defers the browser's own prompt, which comes too early. */
export function holdPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    hold(event as PromptEvent)
  })
  window.addEventListener('appinstalled', () => hold(null))
}

export const readPrompt = (): PromptEvent | null => held

export function subscribePrompt(wake: () => void): () => void {
  readers.add(wake)
  return () => void readers.delete(wake)
}

/**
 * Shows the prompt; requires a user gesture.
 * @returns whether the user accepted
 */
export async function promptInstall(): Promise<boolean> {
  const event = held
  if (!event) return false
  hold(null)
  const { outcome } = await event.prompt()
  return outcome === 'accepted'
}
