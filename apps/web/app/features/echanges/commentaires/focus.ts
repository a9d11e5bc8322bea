/** The focus on one comment, once React has put it there. */
export const focusAvis = (id: number): void =>
  focusLater(() => document.getElementById(`avis-${id}`))

/** On the heading of what is said, where what had the focus is gone. */
export const focusHeading = (): void =>
  focusLater(() => {
    const heading = document.querySelector<HTMLElement>('#avis, #commentaires')
    heading?.setAttribute('tabindex', '-1')
    return heading
  })

/** Not from somebody who writes elsewhere by then: the network may have taken its time. */
function focusLater(find: () => HTMLElement | null): void {
  setTimeout(() => {
    if (!document.activeElement?.matches('input, textarea, select')) find()?.focus()
  })
}
