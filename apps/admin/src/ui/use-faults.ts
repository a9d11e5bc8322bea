import { type FormEvent, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Sends a form; where a field is to be mended its reader is led there, before the server is asked. */
export function useFaults(onSend: () => void) {
  const [fault, setFault] = useState<string | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = findWrong(event.currentTarget)
    setFault(wrong && sayWrong(wrong))
    if (wrong) wrong.focus()
    else onSend()
  }
  return { fault, send }
}

/** The first field that is empty and must not be, or whose number is out of bounds. */
const findWrong = (form: HTMLFormElement): Control | null =>
  [...form.querySelectorAll<Control>(':is(input, textarea):not([aria-hidden])')].find(
    (control) => isEmpty(control) || (control.type === 'number' && !control.validity.valid),
  ) ?? null

const isEmpty = ({ required, type, value }: Control): boolean =>
  required && type !== 'file' && !value.trim()

function sayWrong(control: Control): string {
  const named = `«\u00a0${nameOf(control)}\u00a0»`
  if (isEmpty(control)) return `Remplissez ${named}.`
  const { min, max } = control as HTMLInputElement
  return `${named}\u00a0: donnez un nombre entier${min && max && ` de ${min} à ${max}`}.`
}

/** What it is called, without the star of what is required. */
const nameOf = ({ labels, name }: Control): string =>
  labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? name
