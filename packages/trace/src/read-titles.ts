import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { dropUnseen } from '@foulee/domain/shared/signes'
import { MAX_DESCRIPTION, MAX_NAME } from './read-limits.ts'

/** A name on one line, null when there is none. */
export const nameOf = (text: string | undefined): string | null =>
  takeGraphemes(
    dropUnseen(text ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_NAME,
  ) || null

export const descriptionOf = (text: string | undefined): string | null =>
  takeGraphemes(dropUnseen(text ?? '').trim(), MAX_DESCRIPTION) || null

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
