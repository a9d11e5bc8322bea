import { type RefObject, useEffect, useRef } from 'react'
import { tabStorage } from '#platform/browser-storage.ts'

const keyOf = (type: string) => `demande-${type}`

const readDraft = (type: string): Record<string, string> => tabStorage.getJson(keyOf(type)) ?? {}

export const deleteDraft = (type: string) => tabStorage.remove(keyOf(type))

type Draft = {
  ref: RefObject<HTMLDivElement | null>
  keep: () => void
}

/**
 * Stores the named fields for this visit, across a sign-in or reload; never passwords.
 * @param otherwise initial values without a draft, such as a former request
 */
export function useDraft(
  type: string,
  names: readonly string[],
  otherwise: Readonly<Record<string, unknown>> | undefined,
): Draft {
  const ref = useRef<HTMLDivElement>(null)
  const getForm = () => ref.current?.querySelector('form')
  useEffect(() => {
    const kept = readDraft(type)
    for (const name of names) {
      const field = ref.current?.querySelector('form')?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      const value = kept[name] ?? otherwise?.[name]
      if (isField && !field.value && typeof value === 'string') field.value = value
    }
  }, [type, names, otherwise])
  const saveDraft = () => {
    const form = getForm()
    if (!form) return
    const values = new FormData(form)
    const draft = Object.fromEntries(names.map((name) => [name, values.get(name) ?? undefined]))
    tabStorage.setJson(keyOf(type), draft)
  }
  return { ref, keep: saveDraft }
}
