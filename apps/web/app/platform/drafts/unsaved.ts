/** A form that is open, as the question before leaving asks it. */
export type Unsaved = {
  /** Whether closing the tab now would lose words of it; without it never, and the browser may keep the page whole. */
  isLostWithTab?: () => boolean
  /** Whether opening another page would: not where a draft stays, nor where the form sends itself as it goes. */
  isLostWithPage: () => boolean
  /** Whether signing out would, where it takes more away than another page: drafts go with the session. */
  isLostWithSession?: () => boolean
  /** Sends what may still be sent, while the browser asks. */
  send?: () => void
}

const forms = new Set<Unsaved>()
/** Leaving was decided, and is under way. */
let isGivenUp = false
let taken = 0

/** @returns ends it, once the form has gone or was sent */
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

/** The question before signing out, which only a page can draw. */
let ask: (() => Promise<boolean>) | null = null

/** @returns ends it */
export function askWith(question: () => Promise<boolean>): () => void {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Whether a member may be signed out: nothing would be lost, or they were asked. */
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

/** The browser's own question, to whoever closes or reloads the tab. */
function askBeforeClosing(event: Event): void {
  const unsaved = [...forms].filter((form) => form.isLostWithTab?.())
  if (isGivenUp || !unsaved.length) return
  event.preventDefault()
  for (const form of unsaved) form.send?.()
}
