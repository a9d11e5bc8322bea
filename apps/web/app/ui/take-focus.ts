/** As a ref: what comes in the place of the button that was pressed takes the focus from it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
