import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { getSavedCount, watchUnsaved } from '#platform/drafts/unsaved.ts'
import { type Fields, findChanged, readFields } from './changed-fields.ts'

export function useConfirmLeave(isUnsaved: boolean, { isDraftKept = false } = {}): void {
  useEffect(() => {
    if (!isUnsaved) return
    return watchUnsaved({ isLostWithTab: () => true, isLostWithPage: () => !isDraftKept })
  }, [isUnsaved, isDraftKept])
}

type ConfirmLeaveOptions = { isAsked?: boolean; isSending?: boolean; hasMore?: () => boolean }

/**
 * The question for a form that is sent whole: whether a field says something else than when it was opened.
 * @param isAsked not once it was sent
 * @param isSending until the server has taken something, after which another page may follow by itself
 * @param hasMore what no field of the form says: a text with its formatting, a chosen file
 */
export function useConfirmFormLeave(
  form: RefObject<HTMLFormElement | null>,
  { isAsked = true, isSending = false, hasMore = () => false }: ConfirmLeaveOptions = {},
): void {
  const opened = useRef<Fields>(null)
  const isLost = useEffectEvent((now: Fields) => isWritten(opened.current ?? now, now) || hasMore())
  useEffect(() => {
    const element = form.current
    if (!element) return
    const read = () => readFields(new FormData(element))
    opened.current ??= read()
    if (!isAsked) return
    const before = getSavedCount()
    const isSaved = () => isSending && getSavedCount() > before
    const shouldConfirm = () => !isSaved() && isLost(read())
    return watchUnsaved({ isLostWithTab: shouldConfirm, isLostWithPage: shouldConfirm })
  }, [form, isAsked, isSending])
}

/** A field that appeared since counts once it has a value. */
export const isWritten = (opened: Fields, now: Fields): boolean =>
  Object.entries(findChanged(now, opened)).some(([name, value]) => name in opened || Boolean(value))
