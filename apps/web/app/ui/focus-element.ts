/** Ref callback: an element that replaces the pressed button takes its focus. */
export const focusElement = (element: HTMLElement | null): void => element?.focus()
