import { type RefObject, useEffect } from 'react'

export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/**
 * The same for the errors of a refused save, rendered later than the next frame.
 * @param error null while there is none
 */
export function useErrorFocus(form: RefObject<HTMLFormElement | null>, error: unknown): void {
  useEffect(() => {
    if (error) focusFirstError(form.current)
  }, [form, error])
}
