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
  /** `sheet` comes from the bottom on phones and from the side on wide screens. */
  shape?: 'dialog' | 'sheet'
  /** Words typed in it are applied or kept at once: closing it loses nothing. */
  keepsWords?: boolean
  /** Back is left to the router, which opened it: by an address, or by asking before one is left. */
  leavesBack?: boolean
}

/**
 * The browser's modal dialog: it keeps focus inside, closes on Escape, on Back and by a press beside it, and gives
 * focus back. Whoever would lose words by closing it is asked first (produit 14.32).
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
  // Before it opens, which brings the hand to a field.
  const typed = useTypedWords(dialog, isOpen && !keepsWords)
  useModal(dialog, isOpen)
  const [isAsked, setAsked] = useState(false)
  if (isAsked && !isOpen) setAsked(false)
  const close = () => (typed.isLost() ? setAsked(true) : onClose())
  const cancel = (event: SyntheticEvent) => {
    // A choice of files that is given up is told in the same word.
    if (event.target !== dialog.current || !typed.isLost()) return
    event.preventDefault()
    setAsked(true)
  }
  const hearClosed = ({ currentTarget }: { currentTarget: HTMLDialogElement }) => {
    // It is open again by the time that this is told.
    if (currentTarget.open) return
    if (!isOpen || !typed.isLost()) return onClose()
    // The browser closes it on a second Escape, whatever was said to the first.
    currentTarget.showModal()
    setAsked(true)
  }
  const stay = () => {
    setAsked(false)
    typed.last.current?.focus()
  }
  const giveUp = () => {
    typed.giveUp()
    setAsked(false)
    onClose()
  }
  useBackClosing(isOpen && !leavesBack, close)
  const titleId = useId()
  const isPressedOutside = useRef(false)
  // Not the second press of the pair that opened it, nor a selection of text that ends outside.
  const notePress = ({ target, detail }: MouseEvent) => {
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
      onClose={hearClosed}
      onMouseDown={notePress}
      ref={dialog}
    >
      {isOpen && (
        <div className="dialog-body">
          <header className="flex items-start justify-between gap-4">
            <h2 className="pt-2 text-xl outline-none" id={titleId} tabIndex={-1}>
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
        <LoseQuestion deed="Fermer" isOpen onLose={giveUp} onStay={stay}>
          Ce que vous avez écrit ici n’est pas encore enregistré et serait perdu.
        </LoseQuestion>
      )}
    </dialog>
  )
}

type LoseQuestionProps = {
  /** Before « sans enregistrer ». */
  deed: string
  isOpen: boolean
  onStay: () => void
  onLose: () => void
  children: ReactNode
} & Pick<DialogProps, 'leavesBack'>

/** Asks whoever is about to lose words that are saved nowhere. */
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

/** A sheet of filters or choices: from the bottom under the thumb, from the side on wide screens. */
export function Sheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="sheet" />
}

/** Keeps the element's modal state in step with `isOpen`. */
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
  // One that is taken out of the page while it is open would give the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [dialog])
  useEffect(() => {
    if (isOpen && dialog.current) return cover(dialog.current)
  }, [dialog, isOpen, cover])
}
