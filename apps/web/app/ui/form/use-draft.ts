import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { clearDraft, getDraftKey, readDraft, writeDraft } from '#platform/drafts/draft.ts'
import { watchUnsaved } from '#platform/drafts/unsaved.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { collectFields, fillForm } from './draft-fields.ts'

/**
 * Stores the text of a form until it is sent, against expired sessions and reloads. Put the result
 * on the form.
 * @param name of the form on its page; undefined disables the draft
 * @param isDone the form was accepted
 */
export function useDraft(
  name: string | undefined,
  isDone: boolean,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const { boot, currentUser } = useSession()
  const users_id = currentUser?.users_id ?? null
  const key = name === undefined ? null : getDraftKey(pathname, name)
  const isKnown = boot === 'done' || boot === 'error'
  const opened = useRef<string>(null)
  useEffect(() => {
    const form = ref.current
    if (!form || !key) return
    opened.current ??= readWhole(form)
    if (!isKnown) return
    const kept = readDraft(key, users_id)
    const filled = kept ? fillForm(form, kept) : []
    // Fields that appear after a restored choice are restored too.
    const later = setTimeout(() => kept && fillForm(form, kept, filled))
    const saveDraft = () => writeDraft(key, { users_id, fields: collectFields(form) })
    form.addEventListener('input', saveDraft)
    form.addEventListener('change', saveDraft)
    // Closing the dialog loses nothing; signing out does.
    form.dataset.brouillon = ''
    const unwatch = watchUnsaved({
      isLostWithPage: () => false,
      isLostWithSession: () =>
        readDraft(key, users_id) !== null && readWhole(form) !== opened.current,
    })
    return () => {
      unwatch()
      delete form.dataset.brouillon
      clearTimeout(later)
      form.removeEventListener('input', saveDraft)
      form.removeEventListener('change', saveDraft)
    }
  }, [key, isKnown, users_id])
  useEffect(() => {
    if (isDone && key) clearDraft(key)
  }, [isDone, key])
  return ref
}

const readWhole = (form: HTMLFormElement) => JSON.stringify(collectFields(form))

/** Deletes the draft of a form that leaves the page on success or cancel. */
export function useClearDraft(name: string): () => void {
  const { pathname } = useLocation()
  return () => clearDraft(getDraftKey(pathname, name))
}
