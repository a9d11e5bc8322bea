/** Brings popovers to browsers that have none (Safari before 17), and to no other. */
export function bringPopover(): void {
  if (!('popover' in HTMLElement.prototype)) void import('@oddbird/popover-polyfill')
}
