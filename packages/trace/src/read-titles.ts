import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { dropUnseen } from '@foulee/domain/shared/signes'
import { MAX_DESCRIPTION, MAX_NAME } from './read-limits.ts'

export const cleanName = (text: string | undefined): string | null =>
  takeGraphemes(
    dropUnseen(text ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_NAME,
  ) || null

export const descriptionOf = (text: string | undefined): string | null =>
  takeGraphemes(dropUnseen(text ?? '').trim(), MAX_DESCRIPTION) || null

export const typeOf = cleanName

type Title = { name: string | null; description: string | null }

export function createTitles() {
  const found: Record<string, Title> = {}
  return {
    add(element: string, name: string | undefined, description: string | undefined) {
      const earlier = found[element]
      found[element] = {
        name: earlier?.name ?? cleanName(name),
        description: earlier?.description ?? descriptionOf(description),
      }
    },
    pick: (key: keyof Title, elements: readonly string[]): string | null =>
      elements.map((element) => found[element]?.[key]).find((text) => text) ?? null,
  }
}

export type Titles = ReturnType<typeof createTitles>
