/** Resolves when the focus is not in the element: replacing a focused link would lose the focus. */
export async function whenLeft(element: HTMLElement | null): Promise<void> {
  while (element?.contains(document.activeElement)) {
    await new Promise((resolve) => element.addEventListener('focusout', resolve, { once: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }
}
