import { isApiError } from '@foulee/contract/call-error'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { describeFailure } from './use-act.ts'

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

/** What the server refused, each fault under the name of its field; the first of them has the focus. */
export function useRefusal(error: Error | null) {
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    // How somebody else’s save is answered stands above the fields.
    const isSaid = isApiError(error) && error.code === 'version_depassee'
    if (!error || isSaid || !form.current) return setRefusal(null)
    const [first, ...others] = isApiError(error) ? Object.entries(error.errors) : []
    if (!first) return setRefusal(describeFailure(error))
    const find = ([name]: [string, string]) => findField(form.current, name)
    const say = (fault: [string, string]) => sayFault(find(fault), fault[1])
    setRefusal([first, ...others].map(say).join(' '))
    find(first)?.focus()
  }, [error])
  return { form, refusal }
}

const findField = (form: HTMLFormElement | null, name: string): Control | null =>
  form?.querySelector<Control>(
    `:is(input, textarea):not([aria-hidden])[name="${CSS.escape(name)}"]`,
  ) ?? null

/** « Chemin » : choisissez un autre début. */
const sayFault = (field: Control | null, message: string): string =>
  field
    ? `«\u00a0${nameOf(field)}\u00a0»\u00a0: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : message

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
