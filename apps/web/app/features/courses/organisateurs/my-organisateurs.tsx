import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CardLink, LinkCard } from '../../../ui/card.tsx'
import { mineQuery } from './organisateurs.queries.ts'
import { editorPath } from './paths.ts'

/** The organisers that I am a member of; nothing without one. */
export function MyOrganisateurs() {
  const { data: mine = [] } = useQuery(mineQuery)
  if (!mine.length) return null
  return (
    <div className="grid gap-4">
      <h2 className="text-2xl">Vos organisateurs</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {mine.map((one) => (
          <li key={one.id}>
            <Mine organisateur={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Mine({ organisateur }: { organisateur: Organisateur }) {
  const { id, nom, ville, logo, nb_courses, verifie } = organisateur
  return (
    <LinkCard className="h-full">
      <div className="flex items-center gap-3">
        <Avatar name={nom} src={logo} />
        <div className="min-w-0">
          <h3 className="text-lg break-words">
            <CardLink to={editorPath(id)}>{nom}</CardLink>
          </h3>
          <p className="text-sm text-ink-soft">
            {[ville, sayCourses(nb_courses)].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      {!verifie && (
        <p>
          <Badge icon="clock" tone="info">
            À vérifier par l’équipe
          </Badge>
        </p>
      )}
    </LinkCard>
  )
}

function sayCourses(nb: number): string {
  if (!nb) return 'aucune course'
  return nb === 1 ? 'une course' : `${nb.toLocaleString('fr-FR')}\u00a0courses`
}
