/** Single-line inputs and selects cannot wrap: long values would be cut on paper. */
const ONE_LINE = '.field > .relative > :is(input, select)'

const readValue = (control: HTMLInputElement | HTMLSelectElement): string =>
  control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value

const isWords = ({ type }: HTMLInputElement | HTMLSelectElement): boolean =>
  ['text', 'url', 'email', 'tel', 'select-one'].includes(type)

/** Copies the value of each into `data-printed`, printed in its place (`fields.css`). */
export function writeFields(root: ParentNode): void {
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(ONE_LINE)) {
    if (isWords(control)) control.parentElement?.setAttribute('data-printed', readValue(control))
  }
}
