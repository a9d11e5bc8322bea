import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import { focusStart } from './dialog-start.ts'
import { useCover } from './toast.tsx'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  /** `sheet` comes from the bottom on phones and from the side on wide screens. */
  shape?: 'dialog' | 'sheet'
}

/** The browser's modal dialog: it keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  shape = 'dialog',
}: DialogProps) {
  const dialog = useModal(isOpen)
  const titleId = useId()
  const isPressedOutside = useRef(false)
  // Not the second press of the pair that opened it, nor a selection of text that ends outside.
  const notePress = ({ target, detail }: MouseEvent) => {
    isPressedOutside.current = target === dialog.current && detail < 2
  }
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current && isPressedOutside.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, handled by the element itself, is the key for this click
    <dialog
      aria-labelledby={titleId}
      className={cx('dialog', shape === 'sheet' && 'sheet')}
      onClick={closeOnBackdrop}
      // Not when it is open again by the time that this is told.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onMouseDown={notePress}
      ref={dialog}
    >
      {isOpen && (
        <div className="dialog-body">
          <header className="flex items-start justify-between gap-4">
            <h2 className="pt-2 text-xl outline-none" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton className="-me-2" icon="close" label="Fermer" onClick={onClose} />
          </header>
          <div className="-mx-1 min-h-0 overflow-y-auto overscroll-contain p-1">{children}</div>
          {footer && (
            <footer className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}

/** A sheet of filters or choices: from the bottom under the thumb, from the side on wide screens. */
export function Sheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="sheet" />
}

/** Keeps the element's modal state in step with `isOpen`. */
function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cover = useCover()
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) {
      element.showModal()
      focusStart(element)
    }
    if (!isOpen && element?.open) element.close()
  }, [isOpen])
  // One that is taken out of the page while it is open would give the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (isOpen && dialog.current) return cover(dialog.current)
  }, [isOpen, cover])
  return dialog
}
