import { isUnanswered } from './edit-failure.ts'

/** Milliseconds before an unanswered save is retried, unless `online` fires first. */
const PATIENCE = 10_000

/**
 * Serialises the saves of one form. Requests during a save are coalesced into one that follows,
 * with the values of that moment. A save without an answer is retried; a refused one waits for the
 * next change.
 * @param save sends the changes so far
 * @param network emits `online`; the window, absent on the server
 */
export function createSaveQueue(save: () => Promise<void>, network: EventTarget = globalThis) {
  let isBusy = false
  let isAsked = false
  let isRepeating = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = async () => {
    isBusy = true
    while (isAsked) {
      isAsked = false
      await save().catch((cause) => isUnanswered(cause) && tryLater())
    }
    isBusy = false
  }
  const request = () => {
    stop()
    isAsked = true
    if (!isBusy) void run()
  }
  const tryLater = () => {
    if (!isRepeating) return
    timer = setTimeout(request, PATIENCE)
    network.addEventListener('online', request)
  }
  const stop = () => {
    clearTimeout(timer)
    network.removeEventListener('online', request)
  }
  return {
    request,
    isBusy: () => isBusy,
    /** Turned off on unmount: the form that takes up the draft sends it. */
    repeat: (isOn: boolean) => {
      isRepeating = isOn
      if (!isOn) stop()
    },
  }
}
