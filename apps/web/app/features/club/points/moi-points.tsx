import { readNiveau } from '@foulee/domain/club/carte'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { Bloc } from '#kit/member-page/bloc.tsx'
import { queryOf } from '#platform/api/query-of.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Gauge } from '#ui/progress.tsx'

export function MesPoints() {
  return (
    <Bloc
      id="points"
      more={{ to: '/points', label: 'En gagner' }}
      query={useQuery(queryOf('POST /api/profile/jauge', { query: { nb_page: 3 } }))}
      title="Mes points"
    >
      {({ jauge, max }) => (
        <>
          <Gauge label={readNiveau(jauge).niveau.nom} max={max} value={jauge} />
          <p className="text-sm text-ink-soft">{formatNextNiveau(jauge)}</p>
          <ButtonLink className="justify-self-start" icon="star" to="/carte">
            Ma carte
          </ButtonLink>
        </>
      )}
    </Bloc>
  )
}

function formatNextNiveau(points: number): string {
  const { suivant } = readNiveau(points)
  if (!suivant) return 'C’est le plus haut niveau.'
  const left = formatNombre(suivant.points - points)
  return `Encore ${left}\u00a0points jusqu’au niveau «\u00a0${suivant.nom}\u00a0».`
}
