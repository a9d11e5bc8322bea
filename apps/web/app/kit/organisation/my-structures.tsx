import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'

type Mine = { id: number; nom: string; ville: string | null; logo: string | null }
type MyStructuresProps<T extends Mine> = {
  title: string
  mine: readonly T[]
  editorPath: (id: number) => string
  say: (one: T) => string
  renderBadge: (one: T) => ReactNode
}

export function MyStructures<T extends Mine>(props: MyStructuresProps<T>) {
  const { title, mine, editorPath, say, renderBadge } = props
  if (!mine.length) return null
  return (
    <div className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {mine.map((one) => (
          <li key={one.id}>
            <LinkCard className="h-full">
              <div className="flex items-center gap-3">
                <Avatar name={one.nom} src={one.logo} />
                <div className="min-w-0">
                  <h3 className="text-lg">
                    <CardLink to={editorPath(one.id)}>{one.nom}</CardLink>
                  </h3>
                  <p className="text-sm text-ink-soft">
                    {[one.ville, say(one)].filter(Boolean).join(', ')}
                  </p>
                </div>
              </div>
              <p className="empty:hidden">{renderBadge(one)}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </div>
  )
}
