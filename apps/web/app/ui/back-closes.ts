type Covering = { mark: string; close: () => void }

/** What covers the page, the last one on top. */
const covering: Covering[] = []
/** Steps back that are taken here, of which the router hears nothing. */
let ownSteps = 0

/**
 * Gives something that covers the page a step of the history, which Back then takes instead of leaving the
 * page. @returns takes the step back, once it was closed otherwise
 */
export function takeBackStep(close: () => void): () => void {
  if (!covering.length) window.addEventListener('popstate', hearBack, true)
  const one = { mark: crypto.randomUUID(), close }
  covering.push(one)
  // The router's own state goes with it: to the router it is the same page.
  history.pushState({ ...history.state, couvre: one.mark }, '')
  return () => {
    const at = covering.indexOf(one)
    if (at >= 0) covering.splice(at, 1)
    // Not where a link has led on meanwhile, or a filter has taken the step over.
    setTimeout(() => {
      if (at >= 0 && readMark() === one.mark) {
        ownSteps++
        history.back()
      } else stopHearing()
    })
  }
}

const readMark = (): unknown => history.state?.couvre

function stopHearing(): void {
  if (!covering.length && !ownSteps) window.removeEventListener('popstate', hearBack, true)
}

/** Before the router, which would load the page anew. */
function hearBack(event: PopStateEvent): void {
  const top = covering.at(-1)
  if (ownSteps > 0) ownSteps--
  else if (top && readMark() !== top.mark) {
    covering.pop()
    top.close()
  } else return
  event.stopImmediatePropagation()
  stopHearing()
}
