/** Ref callback: an element that replaces the pressed button takes its focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
