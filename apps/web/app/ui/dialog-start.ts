const FIELD =
  'input:not([type=hidden], [type=submit], [type=button], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Initial focus of a dialog (WAI-ARIA APG): its first field; for a dangerous confirmation, the
 * cancel button, first in the footer; else the title. On touch screens always the title rather than
 * a field: the keyboard would cover the text. `autofocus` elements already have the focus.
 */
export function focusStart(dialog: HTMLElement): void {
  if (dialog.querySelector('[autofocus]')) return
  findStart(dialog)?.focus()
}

function findStart(dialog: HTMLElement): HTMLElement | null {
  const title = dialog.querySelector<HTMLElement>('h2[tabindex]')
  const field = dialog.querySelector<HTMLElement>(FIELD)
  if (field) return isUnderAFinger() ? title : chosenOf(dialog, field)
  const hurts = dialog.querySelector('footer .button-danger') !== null
  const harmless = dialog.querySelector<HTMLElement>('footer button:not(.button-danger)')
  return (hurts && harmless) || title
}

const isUnderAFinger = () => window.matchMedia('(pointer: coarse)').matches

const chosenOf = (dialog: HTMLElement, field: HTMLElement): HTMLElement =>
  (field.matches('[type=radio]') &&
    dialog.querySelector<HTMLElement>('input[type=radio]:checked')) ||
  field
