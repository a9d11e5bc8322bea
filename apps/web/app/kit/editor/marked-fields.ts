/** A field that says what is wrong with it. */
export type Marked = { id: string; label: string }

/** The fields of a form that are to be mended, where one of them says this sentence; none otherwise. */
export function findMarked(form: HTMLFormElement | null, sentence: string): Marked[] {
  if (!form || !sentence) return []
  const marked = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
  const says = ({ id }: HTMLElement) => document.getElementById(`${id}-error`)?.textContent
  if (!marked.some((field) => says(field) === sentence)) return []
  return marked.flatMap(({ id, labels }) => {
    const label = labels?.[0]?.firstChild?.textContent
    return label ? [{ id, label }] : []
  })
}
