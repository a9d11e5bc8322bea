import type { ReactNode } from 'react'

type MinePartProps<T> = {
  title: string
  items: readonly T[]
  children: (item: T) => ReactNode
}

/** One part of a member's list, left out when empty. */
export function MinePart<T extends { id: number }>({ title, items, children }: MinePartProps<T>) {
  if (!items.length) return null
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </section>
  )
}
