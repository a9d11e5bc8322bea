import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Back closes what covers the page (produit 14.32). A second step of the history, above that of the page and with
 * its address, takes Back; it stays there once it was closed otherwise, and is then passed over. Nothing is taken
 * back while the page may be leading on to another.
 */
type Step = { idx: unknown; isSecond: boolean }

/** Closes each thing that covers the page, the last one on top. */
const covers: (() => void)[] = []
/** The step that the page is on. */
let at: Step = { idx: undefined, isSecond: false }

/** `idx` is the router's own number of the step, which both steps of a page have. */
const readStep = (): Step => ({
  idx: history.state?.idx,
  isSecond: history.state?.couvre === true,
})

function takeSecondStep(): void {
  if (!covers.length || readStep().isSecond) return
  history.pushState({ ...history.state, couvre: true }, '')
  at = readStep()
}

/** Another address of the page, or another page. */
function noteAddress(): void {
  const now = readStep()
  // It replaced the second step, which it still is.
  if (at.isSecond && at.idx === now.idx && !now.isSecond) {
    history.replaceState({ ...history.state, couvre: true }, '')
  }
  at = readStep()
  takeSecondStep()
}

/** Before the router, to which both steps are one. */
function hearStep(event: PopStateEvent): void {
  const from = at
  at = readStep()
  if (from.idx !== at.idx || from.isSecond === at.isSecond) return
  event.stopImmediatePropagation()
  if (at.isSecond) return
  const close = covers.at(-1)
  if (!close) {
    history.back()
    return
  }
  close()
  // Its address may have changed while it was covered, and what was closed may ask first.
  history.forward()
}

/** Once, around all pages. */
export function useBackSteps(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its key
  useLayoutEffect(noteAddress, [key])
  useEffect(() => {
    window.addEventListener('popstate', hearStep, true)
    return () => window.removeEventListener('popstate', hearStep, true)
  }, [])
}

/** Back closes it instead of leaving the page. */
export function useBackClosing(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!isOpen) return
    const cover = () => close()
    covers.push(cover)
    takeSecondStep()
    return () => void covers.splice(covers.indexOf(cover), 1)
  }, [isOpen])
}
