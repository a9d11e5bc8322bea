import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { forgetDraft, getDraftKey, readDraft, writeDraft } from '#platform/drafts/draft.ts'
import { watchUnsaved } from '#platform/drafts/unsaved.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { collectFields, fillForm } from './draft-fields.ts'

/**
 * Keeps what is written in a form until it is sent, so that a session that ends, or a reload, loses
 * nothing. Put the result on the form.
 * @param name of the form on its page; without one nothing is kept
 * @param isDone it was sent, and taken
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
    // What a choice that came back brings with it is filled in as well.
    const later = setTimeout(() => kept && fillForm(form, kept, filled))
    const keep = () => writeDraft(key, { users_id, fields: collectFields(form) })
    form.addEventListener('input', keep)
    form.addEventListener('change', keep)
    // Closing what it stands in loses nothing; signing out does.
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
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
    }
  }, [key, isKnown, users_id])
  useEffect(() => {
    if (isDone && key) forgetDraft(key)
  }, [isDone, key])
  return ref
}

const readWhole = (form: HTMLFormElement) => JSON.stringify(collectFields(form))

/** Lets go of what was kept of a form, for one that leaves the page as soon as it is sent or given up. */
export function useForgetDraft(name: string): () => void {
  const { pathname } = useLocation()
  return () => forgetDraft(getDraftKey(pathname, name))
}
