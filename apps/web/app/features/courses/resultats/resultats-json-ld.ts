import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import type { Resultat } from '@foulee/contract/courses/resultat'
import type { ResumeResultats } from '@foulee/contract/courses/resultats'

type Run = { course: Course; edition: Edition; epreuve: Epreuve; publicUrl: string }

/**
 * schema.org data of the teams on the podiums. Individual runners and anonymous names are never
 * published to search engines.
 */
export function listTeams(
  { course, edition, epreuve, publicUrl }: Run,
  podiums: ResumeResultats['podiums'],
): object[] {
  const teams = podiums.flatMap(({ lignes }) => lignes.filter(({ equipiers }) => equipiers))
  // An edition without a date has not taken place.
  if (!teams.length || edition.date_debut === null) return []
  return [
    {
      '@type': 'SportsEvent',
      '@id': `${publicUrl}/courses/${course.slug}#epreuve-${epreuve.id}`,
      name: `${course.nom} ${edition.date_debut.slice(0, 4)}\u00a0: ${epreuve.nom}`,
      startDate: epreuve.date_depart ?? edition.date_debut,
      location: { '@type': 'Place', name: course.ville ?? course.nom },
      competitor: teams.map(presentTeam),
    },
  ]
}

function presentTeam({ nom, equipiers = [] }: Resultat) {
  const athlete = equipiers
    .filter(({ est_initiales }) => !est_initiales)
    .map((equipier) => ({ '@type': 'Person', name: equipier.nom }))
  return { '@type': 'SportsTeam', name: nom, ...(athlete.length ? { athlete } : {}) }
}
