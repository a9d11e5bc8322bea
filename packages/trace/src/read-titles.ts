import { dropUnseen } from '@foulee/domain/signes'
import { MAX_DESCRIPTION, MAX_NAME } from './read-limits.ts'

/** Not longer than `max` UTF-16 units, and no half of a character at the end. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const code = text.charCodeAt(max - 1)
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? max - 1 : max)
}

/** A name on one line, null when there is none. */
export const nameOf = (text: string | undefined): string | null =>
  cut(
    dropUnseen(text ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_NAME,
  ) || null

export const descriptionOf = (text: string | undefined): string | null =>
  cut(dropUnseen(text ?? '').trim(), MAX_DESCRIPTION) || null

/** A symbol or type, which programs write as a word or two. */
export const typeOf = nameOf

type Title = { name: string | null; description: string | null }

/** The first name and the first description that the elements of each kind give. */
export function createTitles() {
  const found: Record<string, Title> = {}
  return {
    add(element: string, name: string | undefined, description: string | undefined) {
      const earlier = found[element]
      found[element] = {
        name: earlier?.name ?? nameOf(name),
        description: earlier?.description ?? descriptionOf(description),
      }
    },
    /** The text of the first of `elements` that has one. */
    pick: (key: keyof Title, elements: readonly string[]): string | null =>
      elements.map((element) => found[element]?.[key]).find((text) => text) ?? null,
  }
}

export type Titles = ReturnType<typeof createTitles>
