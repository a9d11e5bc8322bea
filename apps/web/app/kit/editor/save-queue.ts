import { isUnanswered } from './edit-failure.ts'

/** Milliseconds before what got no answer is sent again, unless the network says first that it is back. */
const PATIENCE = 10_000

/**
 * Saves of one form, one after the other: what is asked for while a save is under way is done once it
 * has ended, in one go however often it was asked for, and from what then stands. One that got no answer is
 * sent again by itself, one that was refused with the next change.
 * @param save sends what has changed by then
 * @param network says `online` when it is back; the window, of which the server has none
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
    /** Off once the form has gone: its draft is sent by the one that takes it up. */
    repeat: (isOn: boolean) => {
      isRepeating = isOn
      if (!isOn) stop()
    },
  }
}
