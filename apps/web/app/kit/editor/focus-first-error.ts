import { type RefObject, useEffect } from 'react'

/** Leads to the first field that is wrong, once the errors are drawn. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** The same for what a save was refused for, whose errors may be drawn later than the next frame. @param error null while nothing is */
export function useErrorFocus(form: RefObject<HTMLFormElement | null>, error: unknown): void {
  useEffect(() => {
    if (error) focusFirstError(form.current)
  }, [form, error])
}
