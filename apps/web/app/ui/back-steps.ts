import { useEffectEvent, useLayoutEffect } from 'react'
import { type ClientInstrumentation, useLocation } from 'react-router'

/**
 * Back closes overlays (produit 14.32). A second history entry with the same address absorbs Back;
 * it is not removed when the overlay closes otherwise, since the page may be navigating, but
 * skipped later.
 */
type Step = { idx: unknown; isSecond: boolean }

const covers: (() => void)[] = []
let at: Step = { idx: undefined, isSecond: false }
/** A step forward to the second entry is under way: an overlay that opens meanwhile adds none. */
let isReturning = false

/** `idx` is the router's entry number, equal for both entries of a page. */
const readStep = (): Step => ({
  idx: history.state?.idx,
  isSecond: history.state?.couvre === true,
})

function pushSecondStep(): void {
  if (!covers.length || isReturning || readStep().isSecond) return
  history.pushState({ ...history.state, couvre: true }, '')
  at = readStep()
}

function syncStep(): void {
  const now = readStep()
  isReturning &&= at.idx === now.idx
  // It replaced the second entry, and still is that entry.
  if (at.isSecond && at.idx === now.idx && !now.isSecond) {
    history.replaceState({ ...history.state, couvre: true }, '')
  }
  at = readStep()
  pushSecondStep()
}

function onPopState(event: PopStateEvent): void {
  const from = at
  at = readStep()
  isReturning = false
  if (from.idx !== at.idx || from.isSecond === at.isSecond) return
  event.stopImmediatePropagation()
  if (at.isSecond) return
  const close = covers.at(-1)
  if (!close) {
    history.back()
    return
  }
  close()
  // Forward again: the address may have changed below the overlay, and closing may be refused.
  isReturning = true
  history.forward()
}

/**
 * To be called before the router listens, which cannot tell both entries apart: Chromium tells
 * listeners of the window in the order of their registration, in capture too.
 */
export const takeBackFirst = (): void => window.addEventListener('popstate', onPopState, true)

/** Follows a navigation as soon as its address stands: its page may be drawn seconds later. */
export const backSteps: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: async (navigate) => {
        await navigate()
        syncStep()
      },
    }),
}

/** Mounted once, around all pages. */
export function useBackSteps(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its key
  useLayoutEffect(syncStep, [key])
}

export function useBackClosing(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!isOpen) return
    const cover = () => close()
    covers.push(cover)
    pushSecondStep()
    return () => void covers.splice(covers.indexOf(cover), 1)
  }, [isOpen])
}
