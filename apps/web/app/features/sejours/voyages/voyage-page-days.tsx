import type { VoyagePourMoi } from '@foulee/contract/sejours/jambes'
import type { Journee, Voyage } from '@foulee/contract/sejours/voyages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MiniMap } from '#kit/map/mini-map.tsx'
import { DaysMap } from '#kit/track/days-map.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Fold } from '#ui/fold.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ForMyLegs } from './voyage-jambes.tsx'
import { VoyageDay } from './voyage-page-day.tsx'
import type { VoyageSlots } from './voyage-page-slots.ts'
import { dureeText } from './voyage-texts.ts'
import { jambesQuery } from './voyages.queries.ts'

type VoyageDaysProps = { voyage: Voyage } & Pick<VoyageSlots, 'terrain' | 'race'>

/** Days shown on a phone before the list is unfolded; a single one more is not folded. */
const AT_A_GLANCE = 4

const splitDays = (journees: readonly Journee[]) =>
  journees.length > AT_A_GLANCE + 1
    ? ([journees.slice(0, AT_A_GLANCE), journees.slice(AT_A_GLANCE)] as const)
    : ([journees, []] as const)

export function VoyageDays({ voyage, terrain, race }: VoyageDaysProps) {
  const { journees } = voyage
  const { isAuth } = useSession()
  const query = useQuery({ ...jambesQuery(voyage.slug, race), enabled: isAuth })
  const jours = new Map(query.data?.jours.map((jour) => [jour.journees_id, jour]))
  if (!journees.length) return null
  const [first, laterDays] = splitDays(journees)
  const days = { jours, terrain }
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
      <ForMyLegs useQueryResult={query} />
      <Days {...days} journees={first} start={1} />
      {laterDays.length > 0 && (
        <Fold isFolded title={`Voir les ${laterDays.length}\u00a0autres journées`}>
          <Days {...days} journees={laterDays} start={first.length + 1} />
        </Fold>
      )}
    </section>
  )
}

type DaysProps = Pick<VoyageSlots, 'terrain'> & {
  journees: readonly Journee[]
  start: number
  jours: ReadonlyMap<number, VoyagePourMoi['jours'][number]>
}

const Days = ({ journees, start, jours, terrain }: DaysProps) => (
  <ol className="grid gap-2 md:gap-3" start={start}>
    {journees.map((journee, index) => (
      <li className="min-w-0" key={journee.id}>
        <VoyageDay
          jour={jours.get(journee.id)}
          journee={journee}
          numero={start + index}
          terrain={terrain}
        />
      </li>
    ))}
  </ol>
)

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
      className="no-print h-52 rounded-card border border-line md:h-72"
      kind="autre"
      label={label}
      nom={lieu ?? titre}
      position={position}
    />
  )
}
