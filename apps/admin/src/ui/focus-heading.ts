import { type RefObject, useLayoutEffect } from 'react'

/** The title of a list, which stands in the bar (`layout.tsx`). */
export const HEADING_ID = 'react-admin-title'

/** Leads whoever has lost their place to the top of the list that it was in (decision 157). */
export const focusHeading = (): void => document.getElementById(HEADING_ID)?.focus()

/** Nobody is anywhere else by then. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** As a ref: what comes in the place of the button that was pressed takes the focus from it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** A button that leaves the page with its row, or from it, while it has the focus leaves it to the title. */
export function useHeadingAfter(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      // What a dialog gives the focus back to is its own business.
      if (element && element === document.activeElement && !element.closest('[role=dialog]')) {
        focusHeading()
      }
    }
  }, [button])
}
