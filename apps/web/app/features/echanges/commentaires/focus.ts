export const focusAvis = (id: number): void =>
  focusLater(() => document.getElementById(`avis-${id}`))

export const focusHeading = (): void =>
  focusLater(() => {
    const heading = document.querySelector<HTMLElement>('#avis, #commentaires')
    heading?.setAttribute('tabindex', '-1')
    return heading
  })

/** No effect when the focus has moved elsewhere meanwhile: the network may be slow. */
function focusLater(find: () => HTMLElement | null): void {
  setTimeout(() => {
    if (!document.activeElement?.matches('input, textarea, select')) find()?.focus()
  })
}
