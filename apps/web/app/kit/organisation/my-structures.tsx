import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'

type Mine = { id: number; nom: string; ville: string | null; logo: string | null }
type MyStructuresProps<T extends Mine> = {
  title: string
  mine: readonly T[]
  editorPath: (id: number) => string
  describe: (structure: T) => string
  renderBadge: (structure: T) => ReactNode
}

export function MyStructures<T extends Mine>(props: MyStructuresProps<T>) {
  const { title, mine, editorPath, describe, renderBadge } = props
  if (!mine.length) return null
  return (
    <div className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {mine.map((item) => (
          <li key={item.id}>
            <LinkCard className="h-full">
              <div className="flex items-center gap-3">
                <Avatar name={item.nom} src={item.logo} />
                <div className="min-w-0">
                  <h3 className="text-lg">
                    <CardLink to={editorPath(item.id)}>{item.nom}</CardLink>
                  </h3>
                  <p className="text-sm text-ink-soft">
                    {[item.ville, describe(item)].filter(Boolean).join(', ')}
                  </p>
                </div>
              </div>
              <p className="empty:hidden">{renderBadge(item)}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </div>
  )
}
