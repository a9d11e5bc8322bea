/** The focus on one comment, once React has put it there. */
export const focusAvis = (id: number): void =>
  void setTimeout(() => document.getElementById(`avis-${id}`)?.focus())

/** On the heading of what is said, where what had the focus is gone. */
export const focusHeading = (): void =>
  void setTimeout(() => {
    const heading = document.querySelector<HTMLElement>('#avis, #commentaires')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  })
