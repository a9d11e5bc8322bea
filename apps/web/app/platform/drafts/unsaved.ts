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
let isDiscarded = false
let savedCount = 0

export function watchUnsaved(form: Unsaved): () => void {
  forms.add(form)
  if (form.isLostWithTab) window.addEventListener('beforeunload', onBeforeUnload)
  return () => {
    forms.delete(form)
    const asks = [...forms].some(({ isLostWithTab }) => isLostWithTab)
    if (!asks) window.removeEventListener('beforeunload', onBeforeUnload)
  }
}

/** Whether another page, opened now, would take words away. */
export const wouldLoseWords = (): boolean =>
  !isDiscarded && [...forms].some((form) => form.isLostWithPage())

let confirmLoss: (() => Promise<boolean>) | null = null

export function setConfirmLoss(question: () => Promise<boolean>): () => void {
  confirmLoss = question
  return () => {
    if (confirmLoss === question) confirmLoss = null
  }
}

/** Whether the sign-out may proceed: nothing would be lost, or the member confirmed. */
export async function maySignOut(): Promise<boolean> {
  const loses = [...forms].some(
    (form) => form.isLostWithPage() || form.isLostWithSession?.() === true,
  )
  return !loses || isDiscarded || confirmLoss === null || (await confirmLoss())
}

/** The question was answered, or what the forms are about is gone: nobody is asked until the page has changed. */
export function discardUnsaved(): void {
  isDiscarded = true
}

/** Another page has come, or none after all: what stands on this one is asked about. */
export function restoreConfirm(): void {
  isDiscarded = false
}

/** The server took something: what follows may lead on to another page. */
export function recordSaved(): void {
  savedCount++
}

export const getSavedCount = (): number => savedCount

function onBeforeUnload(event: Event): void {
  const unsaved = [...forms].filter((form) => form.isLostWithTab?.())
  if (isDiscarded || !unsaved.length) return
  event.preventDefault()
  for (const form of unsaved) form.send?.()
}
