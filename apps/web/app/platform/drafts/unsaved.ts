export type Unsaved = {
  /**
   * Whether closing the tab would lose text; undefined means never, which leaves the page eligible
   * for the back/forward cache.
   */
  isLostWithTab?: () => boolean
  /**
   * Whether a navigation would lose text: not with a draft, nor when the form saves itself on
   * unmount.
   */
  isLostWithPage: () => boolean
  /** Whether a sign-out would lose text, drafts included. */
  isLostWithSession?: () => boolean
  /** Flushes pending saves, while the browser asks. */
  send?: () => void
}

const forms = new Set<Unsaved>()
/** Leaving was decided, and is under way. */
let isGivenUp = false
let taken = 0

export function watchUnsaved(form: Unsaved): () => void {
  forms.add(form)
  if (form.isLostWithTab) window.addEventListener('beforeunload', askBeforeClosing)
  return () => {
    forms.delete(form)
    const asks = [...forms].some(({ isLostWithTab }) => isLostWithTab)
    if (!asks) window.removeEventListener('beforeunload', askBeforeClosing)
  }
}

/** Whether another page, opened now, would take words away. */
export const wouldLoseWords = (): boolean =>
  !isGivenUp && [...forms].some((form) => form.isLostWithPage())

let ask: (() => Promise<boolean>) | null = null

export function askWith(question: () => Promise<boolean>): () => void {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Whether the sign-out may proceed: nothing would be lost, or the member confirmed. */
export async function maySignOut(): Promise<boolean> {
  const loses = [...forms].some(
    (form) => form.isLostWithPage() || form.isLostWithSession?.() === true,
  )
  return !loses || isGivenUp || ask === null || (await ask())
}

/** The question was answered, or what the forms are about is gone: nobody is asked until the page has changed. */
export function giveUpWords(): void {
  isGivenUp = true
}

/** Another page has come, or none after all: what stands on this one is asked about. */
export function askAgain(): void {
  isGivenUp = false
}

/** The server took something: what follows may lead on to another page. */
export function noteTaken(): void {
  taken++
}

export const countTaken = (): number => taken

function askBeforeClosing(event: Event): void {
  const unsaved = [...forms].filter((form) => form.isLostWithTab?.())
  if (isGivenUp || !unsaved.length) return
  event.preventDefault()
  for (const form of unsaved) form.send?.()
}
