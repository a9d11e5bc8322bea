import { useQuery } from '@tanstack/react-query'
import { MyStructures } from '#kit/organisation/my-structures.tsx'
import { mineQuery } from './agences.queries.ts'
import { EtatBadge } from './etat-badge.tsx'
import { editorPath } from './paths.ts'

export function MyAgences() {
  const { data: mine = [] } = useQuery(mineQuery)
  return (
    <MyStructures
      editorPath={editorPath}
      mine={mine}
      renderBadge={({ etat }) => <EtatBadge etat={etat} />}
      say={({ nb_voyages }) => sayVoyages(nb_voyages)}
      title="Vos agences"
    />
  )
}

function sayVoyages(nb: number): string {
  if (!nb) return 'aucun séjour'
  return nb === 1 ? 'un séjour' : `${nb.toLocaleString('fr-FR')}\u00a0séjours`
}
