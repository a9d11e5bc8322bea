import type { Voyage } from '@foulee/contract/sejours/voyages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MiniMap } from '../../../map/mini-map.tsx'
import { useSession } from '../../../session/session-provider.tsx'
import { DaysMap } from '../../../trace/days-map.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ForMyLegs } from './voyage-jambes.tsx'
import type { VoyageSlots } from './voyage-page.tsx'
import { VoyageDay } from './voyage-page-day.tsx'
import { dureeText } from './voyage-texts.ts'
import { jambesQuery } from './voyages.queries.ts'

type VoyageDaysProps = { voyage: Voyage } & Pick<VoyageSlots, 'terrain' | 'race'>

/** The whole trip on one map, then day after day. */
export function VoyageDays({ voyage, terrain, race }: VoyageDaysProps) {
  const { journees } = voyage
  const { isAuth } = useSession()
  const asked = useQuery({ ...jambesQuery(voyage.slug, race), enabled: isAuth })
  const jours = new Map(asked.data?.jours.map((jour) => [jour.journees_id, jour]))
  if (!journees.length) return null
  return (
    <section aria-labelledby="journees" className="grid gap-5">
      <SectionHeading
        id="journees"
        lead={
          <>
            {dureeText(journees.length)} au programme.
            <span className="no-print">
              {' '}
              Ouvrez une journée pour son terrain, sa nuit et ses repas.
            </span>
          </>
        }
        title="Jour par jour"
      />
      <TripMap voyage={voyage} />
      <ForMyLegs asked={asked} />
      <ol className="grid gap-3">
        {journees.map((journee, index) => (
          <li className="min-w-0" key={journee.id}>
            <VoyageDay
              jour={jours.get(journee.id)}
              journee={journee}
              numero={index + 1}
              terrain={terrain}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Every route of the stay at once; where no day has one, where the stay is. */
function TripMap({ voyage: { journees, position, titre, lieu, slug } }: { voyage: Voyage }) {
  const days = useMemo(
    () =>
      journees.flatMap((journee, index) =>
        journee.parcours?.lignes.length
          ? [{ numero: index + 1, titre: journee.titre, lignes: journee.parcours.lignes }]
          : [],
      ),
    [journees],
  )
  const label = `Carte du séjour\u00a0: ${titre}`
  if (days.length) {
    return (
      <DaysMap
        className="voyage-map rounded-card border border-line"
        days={days}
        key={slug}
        label={label}
      />
    )
  }
  if (!position) return null
  return (
    <MiniMap
      className="no-print h-72 rounded-card border border-line"
      kind="autre"
      label={label}
      nom={lieu ?? titre}
      position={position}
    />
  )
}
