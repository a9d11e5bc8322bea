import type { Draft } from '#platform/drafts/draft.ts'

const NEVER = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Fields worth storing: never a password, even when shown as text. */
function listControls(form: HTMLFormElement): Control[] {
  return Array.from(form.elements as Iterable<Element>).filter((element): element is Control => {
    const { name = '', type = '', autocomplete = '' } = element as Partial<Control>
    const isControl = name !== '' && !NEVER.includes(type)
    return isControl && !/password|one-time-code/.test(autocomplete)
  })
}

export function collectFields(form: HTMLFormElement): Draft['fields'] {
  const fields: Draft['fields'] = {}
  for (const control of listControls(form)) {
    const isGiven = !isTicked(control) || control.checked
    const values = fields[control.name] ?? []
    fields[control.name] = isGiven ? [...values, control.value] : values
  }
  return fields
}

/**
 * Restores a draft with input events, so that controlled fields are updated.
 * @param filled fields already restored
 * @returns the fields of the form now
 */
export function fillForm(
  form: HTMLFormElement,
  fields: Draft['fields'],
  filled: readonly Control[] = [],
): Control[] {
  const controls = listControls(form)
  for (const control of controls) {
    const values = fields[control.name]
    if (!values || filled.includes(control)) continue
    if (isTicked(control)) {
      if (control.checked !== values.includes(control.value)) control.click()
    } else if (values[0] !== undefined && control.value !== values[0]) {
      setValue(control, values[0])
      // A restored field must be visible.
      control.closest('details')?.setAttribute('open', '')
    }
  }
  return controls
}

/** Bypasses React's property setter, which would otherwise ignore the change. */
function setValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
