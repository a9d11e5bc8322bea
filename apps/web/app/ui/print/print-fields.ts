/** A box of one line and a list cannot break their words: their values are long enough to be cut on a small sheet. */
const ONE_LINE = '.field > .relative > :is(input, select)'

const readValue = (control: HTMLInputElement | HTMLSelectElement): string =>
  control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value

const isWords = ({ type }: HTMLInputElement | HTMLSelectElement): boolean =>
  ['text', 'url', 'email', 'tel', 'select-one'].includes(type)

/** Writes beside each of them what it holds (`data-printed`), for paper to show in its place (`fields.css`). */
export function writeFields(root: ParentNode): void {
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(ONE_LINE)) {
    if (isWords(control)) control.parentElement?.setAttribute('data-printed', readValue(control))
  }
}
