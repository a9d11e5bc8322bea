import { useQuery } from '@tanstack/react-query'
import { MyStructures } from '#kit/organisation/my-structures.tsx'
import { Badge } from '#ui/badge.tsx'
import { organisateursQueries } from './organisateurs-gestion.queries.ts'
import { editorPath } from './paths.ts'

export function MyOrganisateurs() {
  const { data: mine = [] } = useQuery(organisateursQueries.mine)
  return (
    <MyStructures
      editorPath={editorPath}
      mine={mine}
      renderBadge={({ verifie }) =>
        !verifie && (
          <Badge icon="clock" tone="info">
            À vérifier par l’équipe
          </Badge>
        )
      }
      describe={({ nb_courses }) => formatCourses(nb_courses)}
      title="Vos organisateurs"
    />
  )
}

function formatCourses(nb: number): string {
  if (!nb) return 'aucune course'
  return nb === 1 ? 'une course' : `${nb.toLocaleString('fr-FR')}\u00a0courses`
}
