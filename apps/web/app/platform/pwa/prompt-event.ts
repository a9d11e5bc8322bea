/** What Chromium raises where the site can be installed; it may be used once. */
export type PromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let held: PromptEvent | null = null
const readers = new Set<() => void>()

function hold(event: PromptEvent | null): void {
  held = event
  for (const wake of readers) wake()
}

/** Keeps the browser from asking at its own moment, which is before anybody knows what this is. */
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

/** Lets the browser ask; called by a press. @returns whether its user said yes */
export async function askToInstall(): Promise<boolean> {
  const event = held
  if (!event) return false
  hold(null)
  const { outcome } = await event.prompt()
  return outcome === 'accepted'
}
