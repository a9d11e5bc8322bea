import { type RefObject, useEffect, useRef } from 'react'

/** Storage may be forbidden by the browser's settings: then nothing is kept, and nothing breaks. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

const keyOf = (type: string) => `demande-${type}`

const readDraft = (type: string): Record<string, string> =>
  attempt(() => JSON.parse(sessionStorage.getItem(keyOf(type)) ?? '{}')) ?? {}

export const forgetDraft = (type: string) => attempt(() => sessionStorage.removeItem(keyOf(type)))

type Draft = {
  /** On what holds the form. */
  ref: RefObject<HTMLDivElement | null>
  keep: () => void
}

/**
 * Keeps what is written in the named fields for this visit, so that signing in elsewhere, or a
 * reload, loses nothing. Passwords are never among them.
 * @param otherwise what to start from, such as a former request, where nothing was written
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
  const keep = () => {
    const form = getForm()
    if (!form) return
    const values = new FormData(form)
    const draft = Object.fromEntries(names.map((name) => [name, values.get(name) ?? undefined]))
    attempt(() => sessionStorage.setItem(keyOf(type), JSON.stringify(draft)))
  }
  return { ref, keep }
}
