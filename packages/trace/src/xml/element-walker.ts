import { MAX_DESCRIPTION } from '../read-limits.ts'
import type { Attributes } from './xml-handler.ts'

export type Element = {
  name: string
  attributes: Attributes
  texts: Record<string, string>
}

export type WalkerRules = {
  /**
   * Elements read, by parent (`''` is the root); all others are skipped with their content. An
   * element that is no key is a leaf, whose text is kept for its parent.
   */
  children: Readonly<Record<string, readonly string[]>>
  open(element: Element): void
  close(element: Element, parent: Element | undefined): void
}

export function createElementWalker({ children, ...rules }: WalkerRules) {
  const elements: Element[] = []
  let skipped = 0
  let leaf = ''
  let leafText = ''

  const isRead = (name: string) =>
    leaf === '' && (children[elements.at(-1)?.name ?? ''] ?? []).includes(name)

  return {
    open(name: string, attributes: Attributes) {
      if (skipped > 0 || !isRead(name)) skipped++
      else if (name in children) {
        const element = { name, attributes, texts: {} }
        elements.push(element)
        rules.open(element)
      } else {
        leaf = name
        leafText = ''
      }
    },
    text(text: string) {
      if (leaf !== '' && skipped === 0 && leafText.length < MAX_DESCRIPTION) leafText += text
    },
    close() {
      if (skipped > 0) {
        skipped--
        return
      }
      if (leaf === '') {
        const element = elements.pop()
        if (element) rules.close(element, elements.at(-1))
        return
      }
      const parent = elements.at(-1)
      if (parent) parent.texts[leaf] = leafText
      leaf = ''
    },
  }
}
