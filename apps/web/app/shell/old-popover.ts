/** Loads the popover polyfill only where needed (Safari before 17). */
export function bringPopover(): void {
  if (!('popover' in HTMLElement.prototype)) void import('@oddbird/popover-polyfill')
}
