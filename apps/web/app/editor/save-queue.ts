/**
 * Saves of one form, one after the other: what is asked for while a save is under way is done once it
 * has ended, in one go however often it was asked for, and from what then stands.
 * @param save sends what has changed by then; when it fails, only a newer request tries again
 */
export function createSaveQueue(save: () => Promise<void>) {
  let isBusy = false
  let isAsked = false
  const run = async () => {
    isBusy = true
    while (isAsked) {
      isAsked = false
      await save().catch(() => undefined)
    }
    isBusy = false
  }
  return {
    request: () => {
      isAsked = true
      if (!isBusy) void run()
    },
    isBusy: () => isBusy,
  }
}
