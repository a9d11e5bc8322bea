import { type RefObject, useLayoutEffect } from 'react'

/** Title of a list, rendered in the app bar (`layout.tsx`). */
export const HEADING_ID = 'react-admin-title'

/** Fallback when the focus is lost: the title of the list (decision 157). */
export const focusHeading = (): void => document.getElementById(HEADING_ID)?.focus()

export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Ref callback: an element that replaces the pressed button takes its focus. */
export const focusElement = (element: HTMLElement | null): void => element?.focus()

/** A focused button that unmounts, with its row or alone, passes the focus to the title. */
export function useHeadingAfter(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      // Dialogs restore the focus themselves.
      if (element && element === document.activeElement && !element.closest('[role=dialog]')) {
        focusHeading()
      }
    }
  }, [button])
}
