export type Marked = { id: string; label: string }

export function findMarked(form: HTMLFormElement | null, sentence: string): Marked[] {
  if (!form || !sentence) return []
  const marked = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
  const getErrorText = ({ id }: HTMLElement) => document.getElementById(`${id}-error`)?.textContent
  if (!marked.some((field) => getErrorText(field) === sentence)) return []
  return marked.flatMap(({ id, labels }) => {
    const label = labels?.[0]?.firstChild?.textContent
    return label ? [{ id, label }] : []
  })
}
