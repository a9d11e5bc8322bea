import type { RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'

export type LinkedField = { champ: string; message: string }

type FieldLinksProps = {
  title: string
  items: readonly LinkedField[]
  first?: RefObject<HTMLAnchorElement | null>
}

export function FieldLinks({ title, items, first }: FieldLinksProps) {
  if (!items.length) return null
  return (
    <div className="grid gap-2">
      <p>{title}</p>
      <ul className="grid gap-1">
        {items.map(({ champ, message }, rank) => (
          <li key={message}>
            <a
              className="inline-flex min-h-11 items-center gap-2 text-sapin underline"
              href={`#${champ}`}
              ref={rank === 0 ? first : undefined}
            >
              <Icon className="shrink-0" name="arrow-right" size={18} />
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
