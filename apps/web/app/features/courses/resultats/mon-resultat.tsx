import type { MonResultat, Palmares } from '@foulee/contract/courses/palmares'
import { STATUT_RESULTAT_LABELS } from '@foulee/domain/courses/resultat'
import { formatDate } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { resultatsPath } from '#features/courses/shared/resultats-paths.ts'
import { bilanPath } from '#features/parcours/shared/bilan-path.ts'
import { Ligne } from '#kit/member-page/bloc.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { relaisText, tempsText, worthText } from './resultats-texts.ts'

export function MonResultatLigne({ resultat }: { resultat: MonResultat }) {
  const { course, epreuve, date, nb_classes, statut, activites_id } = resultat
  const worth = worthText(resultat, nb_classes)
  return (
    <Ligne
      detail={
        <>
          <p>{[epreuve.nom, worth].filter(Boolean).join(' · ')}</p>
          {resultat.relais && <p>{relaisText(resultat.relais)}</p>}
          {/* Stacked over the link that covers the whole line. */}
          <p className="relative z-1 flex w-fit flex-wrap gap-x-4">
            {!resultat.relais && statut !== 'non_partant' && (
              <DoorOf nom={course.nom} to={bilanPath(course.slug, epreuve.id)}>
                Mon bilan
              </DoorOf>
            )}
            {activites_id !== null && (
              <DoorOf nom={course.nom} to={`/contribution/activites/${activites_id}`}>
                Votre sortie
              </DoorOf>
            )}
          </p>
        </>
      }
      quand={formatDate(date)}
      titre={course.nom}
      to={resultatsPath(course.slug, epreuve.id)}
      valeur={
        <span className="stat-value text-lg">
          {statut === 'classe' ? tempsText(resultat) : STATUT_RESULTAT_LABELS[statut]}
        </span>
      }
    />
  )
}

type DoorOfProps = { to: string; nom: string; children: string }

const DoorOf = ({ to, nom, children }: DoorOfProps) => (
  <TextLink className="inline-flex min-h-11 items-center" to={to}>
    {children}
    <span className="sr-only">&nbsp;: {nom}</span>
  </TextLink>
)

type Totals = Pick<Palmares, 'arrivees' | 'podiums' | 'metres'>

export const PalmaresTotaux = ({ arrivees, podiums, metres }: Totals) => (
  <StatRow>
    <Stat
      label={arrivees > 1 ? 'courses terminées' : 'course terminée'}
      value={formatNombre(arrivees)}
    />
    <Stat label={podiums > 1 ? 'podiums' : 'podium'} value={formatNombre(podiums)} />
    <Stat label="en course" unit="km" value={formatNombre(Math.round(metres / 1000))} />
  </StatRow>
)
