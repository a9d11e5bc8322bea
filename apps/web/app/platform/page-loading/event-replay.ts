import { useEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Types of inputs whose whole state is their text. */
const TYPED = /^(?:date|email|number|password|search|tel|text|textarea|time|url)$/

declare global {
  var earlyHands:
    | {
        press: (event: Event) => void
        type: (event: Event) => void
        button: HTMLElement | null
        wait: Animation | null
        fields: Set<Field>
      }
    | undefined
}

/**
 * Event replay, in the <head>: before hydration the last pressed button is recorded and pulses, and
 * edited fields are recorded. Links and native controls need no script; a press elsewhere cancels
 * the previous one.
 */
export const eventReplayScript =
  "(function(w){var h=w.earlyHands={fields:new Set,press:function(e){h.wait&&h.wait.cancel();h.button=e.target.closest('button[type=button]:not([popovertarget])');h.wait=h.button&&h.button.animate({opacity:[1,.4,1]},{duration:1200,iterations:1/0})},type:function(e){h.fields.add(e.target)}};w.addEventListener('click',h.press);w.addEventListener('input',h.type)})(window);"

/** Replays the input, then the press, after hydration. */
export function useEventReplay(): void {
  useEffect(() => {
    const { earlyHands } = globalThis
    if (!earlyHands) return
    globalThis.earlyHands = undefined
    window.removeEventListener('click', earlyHands.press)
    window.removeEventListener('input', earlyHands.type)
    for (const field of earlyHands.fields) if (field.isConnected) dispatchInput(field)
    earlyHands.wait?.cancel()
    if (earlyHands.button?.isConnected) earlyHands.button.click()
  }, [])
}

/**
 * Makes React notice a value set before hydration: React compares with the last value seen by its
 * own property setter, which the prototype's setter bypasses.
 */
function dispatchInput(field: Field): void {
  if (field.type === 'select-one') field.dispatchEvent(new Event('change', { bubbles: true }))
  const text = field.value
  if (!TYPED.test(field.type) || !text) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  field.value = ''
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
