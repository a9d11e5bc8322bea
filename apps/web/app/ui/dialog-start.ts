/** What is filled in or chosen; buttons are not. */
const FIELD =
  'input:not([type=hidden], [type=submit], [type=button], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Where one begins in a dialog that has just opened (WAI-ARIA APG, dialog): in its first field; where it asks
 * before something that hurts, on what does not do it, which stands first in its foot; else at its title, from
 * which one reads on. Under a finger a field would raise the keyboard over what is to be read: there its title
 * has the focus too. What asks for it by itself (`autofocus`) has got it from the browser.
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

/** Of radio buttons the chosen one, as the Tab key would find it. */
const chosenOf = (dialog: HTMLElement, field: HTMLElement): HTMLElement =>
  (field.matches('[type=radio]') &&
    dialog.querySelector<HTMLElement>('input[type=radio]:checked')) ||
  field
