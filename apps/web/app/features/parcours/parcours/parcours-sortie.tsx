import type { ParcoursSortie as Sortie } from '@foulee/contract/entrainement/entrainement'
import { deNom } from '@foulee/domain/shared/de-nom'
import { formatKmEffort } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FORME } from '#features/entrainement/shared/entrainements/paths.ts'
import { TextLink } from '#ui/text-link.tsx'
import { ParcoursCard } from './parcours-card.tsx'
import { parcoursSortieQuery } from './parcours-suggestions.queries.ts'
import { Raisons } from './raisons.tsx'

type ParcoursSortieProps = { id: number; heading: 'h2' | 'h3'; titre?: string }

/**
 * Suggested routes for a long session, near home and similar to the race of the plan; nothing without
 * a race. Default export, loaded as a script of its own.
 */
export default function ParcoursSortie(props: ParcoursSortieProps) {
  const { id, heading: Heading, titre = 'Où la courir' } = props
  const titreId = useId()
  const { data } = useQuery(parcoursSortieQuery(id))
  if (!data) return null
  const { parcours } = data
  return (
    <section aria-labelledby={titreId} className="grid gap-3">
      <Heading className={Heading === 'h2' ? 'text-xl' : 'text-lg'} id={titreId}>
        {titre}
      </Heading>
      <Lead sortie={data} />
      {parcours.length > 0 && (
        <ul className="grid gap-4">
          {parcours.map(({ parcours: route, raisons }) => (
            <li className="grid gap-2" key={route.id}>
              <ParcoursCard
                heading={Heading === 'h2' ? 'h3' : 'h4'}
                layout="row"
                parcours={route}
              />
              <Raisons raisons={raisons} />
            </li>
          ))}
        </ul>
      )}
      <Better sortie={data} />
    </section>
  )
}

function Lead({ sortie: { autour, epreuve, km_effort, parcours } }: { sortie: Sortie }) {
  if (!autour) return null
  const where = `Près ${deNom(autour.nom)}`
  return (
    <p className="text-ink-soft">
      {parcours.length > 0
        ? `${where}, sur un terrain qui ressemble à celui de «\u00a0${epreuve.nom}\u00a0», pour ${formatKmEffort(Math.round(km_effort))} environ.`
        : `${where}, aucun parcours publié n’a le terrain de «\u00a0${epreuve.nom}\u00a0» et la longueur de cette séance (${formatKmEffort(Math.round(km_effort))} environ).`}{' '}
      {parcours.length === 0 && <TextLink to="/parcours">Chercher un parcours</TextLink>}
    </p>
  )
}

/** Missing profile fields that would improve the suggestions: home, VMA. */
function Better({ sortie: { autour, a_vma } }: { sortie: Sortie }) {
  return (
    <>
      {autour?.est_course !== false && (
        <p className="text-sm text-ink-soft">
          {autour ? 'Ceux-ci sont près de la course.' : 'Nous ne savons pas où chercher.'}{' '}
          <TextLink to="/reglages/identite">Indiquez votre ville</TextLink> pour en trouver près de
          chez vous. Vous seul les voyez.
        </p>
      )}
      {!a_vma && (
        <p className="text-sm text-ink-soft">
          <TextLink to={FORME}>Indiquez votre VMA</TextLink> pour une longueur à votre allure.
        </p>
      )}
    </>
  )
}
