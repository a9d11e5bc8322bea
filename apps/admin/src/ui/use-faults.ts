import { isApiError } from '@foulee/contract/shared/call-error'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isPassedVersion } from './passed-version.tsx'
import { describeFailure } from './use-act.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Submits a form, or focuses its first invalid field before any request. */
export function useFaults(onSend: (form: HTMLFormElement) => void) {
  const [fault, setFault] = useState<string | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = findWrong(event.currentTarget)
    setFault(wrong && formatValidity(wrong))
    if (wrong) wrong.focus()
    else onSend(event.currentTarget)
  }
  return { fault, send }
}

export function useRefusal(error: Error | null) {
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    // A version conflict has its own notice above the fields.
    if (!error || isPassedVersion(error) || !form.current) return setRefusal(null)
    const [first, ...otherErrors] = isApiError(error) ? Object.entries(error.errors) : []
    if (!first) return setRefusal(describeFailure(error))
    const find = ([name]: [string, string]) => findField(form.current, name)
    const formatFaultOf = (fault: [string, string]) => formatFault(find(fault), fault[1])
    setRefusal([first, ...otherErrors].map(formatFaultOf).join(' '))
    find(first)?.focus()
  }, [error])
  return { form, refusal }
}

const findField = (form: HTMLFormElement | null, name: string): Control | null =>
  form?.querySelector<Control>(
    `:is(input, textarea):not([aria-hidden])[name="${CSS.escape(name)}"]`,
  ) ?? null

/** « Chemin » : choisissez un autre début. */
const formatFault = (field: Control | null, message: string): string =>
  field
    ? `«\u00a0${nameOf(field)}\u00a0»\u00a0: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : message

const findWrong = (form: HTMLFormElement): Control | null =>
  [...form.querySelectorAll<Control>(':is(input, textarea):not([aria-hidden])')].find(
    (control) =>
      isEmpty(control) || isHalf(control) || isNoSuchNumber(control) || isMissed(control),
  ) ?? null

const isNoSuchNumber = ({ type, validity }: Control) => type === 'number' && !validity.valid

/** A date without time has an empty value, and would be sent as such. */
const isHalf = ({ type, validity }: Control) => type !== 'number' && validity.badInput

const isMissed = ({ validity }: Control) => validity.customError

const isEmpty = ({ required, value }: Control): boolean => required && !value.trim()

function formatValidity(control: Control): string {
  const named = `«\u00a0${nameOf(control)}\u00a0»`
  if (isMissed(control)) return control.validationMessage
  if (isHalf(control)) {
    const expected = control.type === 'date' ? 'une date complète' : 'le jour et l’heure'
    return `${named}\u00a0: indiquez ${expected}.`
  }
  if (control.type === 'file') return 'Choisissez un fichier.'
  if (isEmpty(control)) return `Remplissez ${named}.`
  const { min, max } = control as HTMLInputElement
  return `${named}\u00a0: donnez un nombre entier${min && max && ` de ${min} à ${max}`}.`
}

const nameOf = ({ labels, name }: Control): string =>
  labels?.[0]?.textContent?.replace(/\*$/, '').trimEnd() ?? name
