import { useEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The types of fields whose text is all that they hold. */
const TYPED = /^(?:date|email|number|password|search|tel|text|textarea|time|url)$/

declare global {
  /** What the head keeps of a visitor's hands until the page answers to them (`earlyHandsScript`). */
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
 * Runs in the head. Where the network is slow, one reads a page, presses its buttons and types before its
 * scripts have come: the last button pressed is kept, and pulses, and so are the fields written in. Links and
 * what the browser opens by itself need no script; a press anywhere else takes the former back.
 */
export const earlyHandsScript =
  "(function(w){var h=w.earlyHands={fields:new Set,press:function(e){h.wait&&h.wait.cancel();h.button=e.target.closest('button[type=button]:not([popovertarget])');h.wait=h.button&&h.button.animate({opacity:[1,.4,1]},{duration:1200,iterations:1/0})},type:function(e){h.fields.add(e.target)}};w.addEventListener('click',h.press);w.addEventListener('input',h.type)})(window);"

/** Does what was asked too early, once the page answers: what was typed, then the press. */
export function useEarlyHands(): void {
  useEffect(() => {
    const { earlyHands } = globalThis
    if (!earlyHands) return
    globalThis.earlyHands = undefined
    window.removeEventListener('click', earlyHands.press)
    window.removeEventListener('input', earlyHands.type)
    for (const field of earlyHands.fields) if (field.isConnected) tell(field)
    earlyHands.wait?.cancel()
    if (earlyHands.button?.isConnected) earlyHands.button.click()
  }, [])
}

/**
 * Lets React hear of what was there before it. It tells a text that changed by what it last saw go through
 * the field's own `value`, which the prototype's setter goes around.
 */
function tell(field: Field): void {
  if (field.type === 'select-one') field.dispatchEvent(new Event('change', { bubbles: true }))
  const text = field.value
  if (!TYPED.test(field.type) || !text) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  field.value = ''
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
