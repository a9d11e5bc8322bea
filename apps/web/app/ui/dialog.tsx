import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useBackClosing } from './back-steps.ts'
import { Button, IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import { focusStart } from './dialog-start.ts'
import { useCover } from './toast.tsx'
import { useTypedWords } from './typed-words.ts'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  shape?: 'dialog' | 'sheet'
  /** Typed text is applied or stored at once: no question on close. */
  keepsWords?: boolean
  /**
   * Back is handled by the router: the dialog has an address, or is the question before leaving.
   */
  leavesBack?: boolean
}

/**
 * Native modal dialog: focus trap, Escape, Back and outside press close it, and the focus returns.
 * Closing asks first when typed text would be lost (produit 14.32).
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  shape = 'dialog',
  keepsWords = false,
  leavesBack = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before opening, which moves the focus to a field.
  const typed = useTypedWords(dialog, isOpen && !keepsWords)
  useModal(dialog, isOpen)
  const [isAsked, setAsked] = useState(false)
  if (isAsked && !isOpen) setAsked(false)
  const close = () => (typed.isLost() ? setAsked(true) : onClose())
  const cancel = (event: SyntheticEvent) => {
    // A cancelled file picker emits `cancel` too, and bubbles.
    if (event.target !== dialog.current || !typed.isLost()) return
    event.preventDefault()
    setAsked(true)
  }
  const onClosed = ({ currentTarget }: { currentTarget: HTMLDialogElement }) => {
    // By the time of this event it may be open again.
    if (currentTarget.open) return
    if (!isOpen || !typed.isLost()) return onClose()
    // A second Escape closes the dialog even after a prevented `cancel`.
    currentTarget.showModal()
    setAsked(true)
  }
  const stay = () => {
    setAsked(false)
    typed.last.current?.focus()
  }
  const discardAndClose = () => {
    typed.giveUp()
    setAsked(false)
    onClose()
  }
  useBackClosing(isOpen && !leavesBack, close)
  const titleId = useId()
  const isPressedOutside = useRef(false)
  // Neither the second press of a double click, nor a text selection that ends outside.
  const recordPress = ({ target, detail }: MouseEvent) => {
    isPressedOutside.current = target === dialog.current && detail < 2
  }
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current && isPressedOutside.current) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, handled by the element itself, is the key for this click
    <dialog
      aria-labelledby={titleId}
      className={cx('dialog', shape === 'sheet' && 'sheet')}
      onCancel={cancel}
      onClick={closeOnBackdrop}
      onClose={onClosed}
      onMouseDown={recordPress}
      ref={dialog}
    >
      {isOpen && (
        <div className="dialog-body">
          <header className="flex items-start justify-between gap-[min(1rem,3vw)]">
            <h2 className="min-w-0 pt-2 text-xl outline-none" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton className="-me-2" icon="close" label="Fermer" onClick={close} />
          </header>
          <div className="-mx-1 min-h-0 overflow-y-auto overscroll-contain p-1">{children}</div>
          {footer && (
            <footer className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
              {footer}
            </footer>
          )}
        </div>
      )}
      {isAsked && (
        <LoseQuestion deed="Fermer" isOpen onLose={discardAndClose} onStay={stay}>
          Ce que vous avez écrit ici n’est pas encore enregistré et serait perdu.
        </LoseQuestion>
      )}
    </dialog>
  )
}

type LoseQuestionProps = {
  deed: string
  isOpen: boolean
  onStay: () => void
  onLose: () => void
  children: ReactNode
} & Pick<DialogProps, 'leavesBack'>

export function LoseQuestion(props: LoseQuestionProps) {
  const { deed, isOpen, onStay, onLose, children, leavesBack = false } = props
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onStay}>Rester</Button>
          <Button onClick={onLose} variant="danger">
            {deed} sans enregistrer
          </Button>
        </>
      }
      isOpen={isOpen}
      leavesBack={leavesBack}
      onClose={onStay}
      title={`${deed} sans enregistrer\u00a0?`}
    >
      <p>{children}</p>
    </Dialog>
  )
}

export function Sheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="sheet" />
}

function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  const cover = useCover()
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) {
      element.showModal()
      focusStart(element)
    }
    if (!isOpen && element?.open) element.close()
  }, [dialog, isOpen])
  // Unmounting an open dialog would not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [dialog])
  useEffect(() => {
    if (isOpen && dialog.current) return cover(dialog.current)
  }, [dialog, isOpen, cover])
}
