import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Progress } from '#ui/progress.tsx'
import { Query } from '#ui/query.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { mesSuivisQuery, suiviQuery } from './programmation.queries.ts'
import { SuiviNotices } from './suivi-notices.tsx'
import { ETAT_SUIVI_LABELS, hasWeeks, isOpen, monPlanPath, programmerPath } from './suivi-words.ts'

export function MesPlansSuivis() {
  return (
    <Query query={useQuery(mesSuivisQuery())} skeleton={null}>
      {(suivis) => <OpenOnes suivis={suivis.filter(isOpen)} />}
    </Query>
  )
}

function OpenOnes({ suivis }: { suivis: readonly Suivi[] }) {
  if (suivis.length === 0) return null
  return (
    <section aria-labelledby="mes-plans" className="grid gap-4">
      <SectionHeading id="mes-plans" title="Mes plans" />
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {suivis.map((suivi) => (
          <li key={suivi.id}>
            <SuiviCard suivi={suivi} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SuiviCard({ suivi }: { suivi: Suivi }) {
  const { titre, plan, etat, nb, epreuve, montee, coach } = suivi
  return (
    <article className="card grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={etat === 'en_cours' ? 'success' : 'info'}>{ETAT_SUIVI_LABELS[etat]}</Badge>
        {coach && <span className="text-sm text-ink-soft">Par {coach.nom}</span>}
      </div>
      <h3 className="text-lg">
        {plan ? (
          <Link className="hover:underline" to={`/training/plans/${plan.slug}`}>
            {titre}
          </Link>
        ) : (
          titre
        )}
      </h3>
      {epreuve && (
        <p className="text-ink-soft">
          Pour{' '}
          <Link className="text-link" to={epreuve.url}>
            {epreuve.nom}
          </Link>
          {epreuve.date && `, ${formatDateLongue(epreuve.date)}`}
        </p>
      )}
      {etat === 'en_cours' && (
        <>
          <Progress label={`Séances faites\u00a0: ${titre}`} max={nb.prevus} value={nb.faits} />
          <p className="text-sm text-ink-soft">
            {`${nb.faits}\u00a0faites sur ${nb.prevus}, ${nb.a_venir}\u00a0à venir`}
          </p>
          {montee && <p>{montee}</p>}
          <NextSession id={suivi.id} />
        </>
      )}
      <SuiviNotices suivi={suivi} />
      {hasWeeks(suivi) && (
        <div className="flex flex-wrap gap-3">
          {plan && (
            <ButtonLink icon="calendar" to={programmerPath(plan.slug)}>
              {etat === 'accorde' ? 'Choisir mes jours' : 'Ma programmation'}
            </ButtonLink>
          )}
          <ButtonLink icon="list" to={monPlanPath(suivi.id)}>
            Toutes ses semaines
          </ButtonLink>
        </div>
      )}
    </article>
  )
}

function NextSession({ id }: { id: number }) {
  const { data } = useQuery(suiviQuery(id))
  const next = data?.entrainements
    .filter(({ etat }) => etat === 'prevu')
    .toSorted((a, b) => a.jour.localeCompare(b.jour))[0]
  if (!next) return null
  return (
    <p>
      <span className="text-ink-soft">Ensuite, {formatDateLongue(next.jour)}&nbsp;: </span>
      <strong>{next.titre || 'séance'}</strong>
    </p>
  )
}
