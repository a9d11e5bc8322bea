import type { Agence } from '@foulee/contract/sejours/agences'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from '../../../ui/avatar.tsx'
import { CardLink, LinkCard } from '../../../ui/card.tsx'
import { mineQuery } from './agences.queries.ts'
import { EtatBadge } from './etat-badge.tsx'
import { editorPath } from './paths.ts'

/** The agencies that I am a member of; nothing without one. */
export function MyAgences() {
  const { data: mine = [] } = useQuery(mineQuery)
  if (!mine.length) return null
  return (
    <div className="grid gap-4">
      <h2 className="text-2xl">Vos agences</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {mine.map((one) => (
          <li key={one.id}>
            <Mine agence={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Mine({ agence: { id, nom, ville, logo, nb_voyages, etat } }: { agence: Agence }) {
  return (
    <LinkCard className="h-full">
      <div className="flex items-center gap-3">
        <Avatar name={nom} src={logo} />
        <div className="min-w-0">
          <h3 className="text-lg break-words">
            <CardLink to={editorPath(id)}>{nom}</CardLink>
          </h3>
          <p className="text-sm text-ink-soft">
            {[ville, sayVoyages(nb_voyages)].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <p>
        <EtatBadge etat={etat} />
      </p>
    </LinkCard>
  )
}

function sayVoyages(nb: number): string {
  if (!nb) return 'aucun séjour'
  return nb === 1 ? 'un séjour' : `${nb.toLocaleString('fr-FR')}\u00a0séjours`
}
