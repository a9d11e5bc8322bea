import type { Record as Best, Records } from '@foulee/contract/parcours/annees'
import type { GenreRecord } from '@foulee/domain/parcours/records'
import { formatDate } from '@foulee/domain/shared/date'
import { formatDenivele, formatDistance, formatTemps } from '@foulee/domain/shared/mesure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ViewToggle } from '#ui/view-toggle.tsx'
import { recordsQuery, usePutAside } from './annees.queries.ts'
import { formatRate, formatRecord, nameEtalon } from './annees-texts.ts'

export function RecordsSection({ annee }: { annee: number }) {
  const [span, setSpan] = useState<'toujours' | 'annee'>('toujours')
  const query = useQuery({
    ...recordsQuery(span === 'annee' ? annee : null),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="records" className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-xl" id="records">
          Mes records
        </h2>
        <p className="max-w-2xl text-ink-soft">
          Le passage le plus rapide de toutes vos courses à pied et de vos trails, arrêts compris.
          Un record qu’une montre a mal mesuré s’écarte d’une pression.
        </p>
      </div>
      <div className="flex">
        <ViewToggle
          label="Période des records"
          onChange={setSpan}
          options={[
            { value: 'toujours', label: 'De toujours' },
            { value: 'annee', label: `De ${annee}` },
          ]}
          value={span}
        />
      </div>
      <Query
        empty={{
          is: ({ etalons, ecartes }) => etalons.length === 0 && ecartes.length === 0,
          show: (
            <p className="card p-4">
              Aucun record ici&nbsp;: ils viennent des sorties en course à pied ou en trail, dont le
              fichier a des heures.
            </p>
          ),
        }}
        isCompact
        label="Chargement de vos records…"
        query={query}
        skeleton={<Skeleton className="h-64 rounded-card" />}
      >
        {(records) => <AllRecords records={records} />}
      </Query>
    </section>
  )
}

function AllRecords({ records }: { records: Records }) {
  const { plus_longues, plus_hautes, plus_durables, ecartes } = records
  return (
    <>
      <Etalons genre="distance" records={records} title="Par distance" />
      <Etalons genre="montee" records={records} title="Par dénivelé grimpé" />
      <Climbs records={records} />
      <div className="grid gap-5 md:grid-cols-3">
        <Longest format={formatDistance} outings={plus_longues} title="Les plus longues" />
        <Longest format={formatDenivele} outings={plus_hautes} title="Les plus grimpantes" />
        <Longest format={formatTemps} outings={plus_durables} title="Les plus durables" />
      </div>
      <PutAside ecartes={ecartes} />
    </>
  )
}

type EtalonsProps = { records: Records; genre: 'distance' | 'montee'; title: string }

function Etalons({ records, genre, title }: EtalonsProps) {
  const rows = records.etalons.flatMap((etalon) =>
    etalon.genre === genre && etalon.mesure !== null
      ? [{ mesure: etalon.mesure, meilleurs: etalon.meilleurs }]
      : [],
  )
  if (!rows.length) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <DataTable
        caption={title}
        columns={[
          {
            id: 'mesure',
            header: genre === 'distance' ? 'Distance' : 'Montée',
            cell: ({ mesure }) => nameEtalon(genre, mesure),
          },
          {
            id: 'temps',
            header: 'Temps',
            cell: ({ meilleurs: [best] }) => best && formatRecord(best),
            isNumeric: true,
          },
          {
            id: 'allure',
            header: genre === 'distance' ? 'Allure' : 'Vitesse',
            cell: ({ meilleurs: [best] }) => best && formatRate(genre, best),
            isNumeric: true,
          },
          {
            id: 'sortie',
            header: 'Sortie',
            cell: ({ meilleurs: [best] }) => best && <OutingLink outing={best} />,
          },
          {
            id: 'suite',
            header: 'Ensuite',
            cell: ({ meilleurs }) => meilleurs.slice(1).map(formatRecord).join(' · ') || '–',
          },
          {
            id: 'ecarter',
            header: 'Écarter',
            cell: ({ mesure, meilleurs: [best] }) =>
              best && <PutAsideButton genre={genre} mesure={mesure} record={best} />,
          },
        ]}
        keyOf={({ mesure }) => mesure}
        rows={rows}
      />
    </div>
  )
}

function Climbs({ records }: { records: Records }) {
  const climbs = records.etalons.find(({ genre }) => genre === 'cote')?.meilleurs ?? []
  if (!climbs.length) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">Mes plus grandes montées</h3>
      <DataTable
        caption="Mes plus grandes montées"
        columns={[
          { id: 'mesure', header: 'Montée', cell: ({ mesure }) => formatDenivele(mesure) },
          { id: 'temps', header: 'Temps', cell: formatRecord, isNumeric: true },
          {
            id: 'vitesse',
            header: 'Vitesse',
            cell: (climb) => formatRate('cote', climb),
            isNumeric: true,
          },
          { id: 'sortie', header: 'Sortie', cell: (climb) => <OutingLink outing={climb} /> },
          {
            id: 'ecarter',
            header: 'Écarter',
            cell: (climb) => <PutAsideButton genre="cote" mesure={climb.mesure} record={climb} />,
          },
        ]}
        keyOf={({ id }) => id}
        rows={climbs}
      />
    </div>
  )
}

type Outing = Pick<Best, 'activites_id' | 'titre' | 'jour'>

const OutingLink = ({ outing: { activites_id, titre, jour } }: { outing: Outing }) => (
  <>
    <TextLink to={sortiePath(activites_id)}>{titre}</TextLink>
    {jour && <span className="block text-sm text-ink-soft">{formatDate(jour)}</span>}
  </>
)

type LongestProps = {
  title: string
  outings: readonly (Outing & { valeur: number })[]
  format: (value: number) => string
}

function Longest({ title, outings, format }: LongestProps) {
  if (!outings.length) return null
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      <ol className="grid gap-2">
        {outings.map((outing) => (
          <li className="card p-3" key={outing.activites_id}>
            <p className="stat-value text-xl">{format(outing.valeur)}</p>
            <OutingLink outing={outing} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type PutAsideProps = { record: Best; genre: GenreRecord; mesure: number }

function PutAsideButton({ record: { id }, genre, mesure }: PutAsideProps) {
  const { mutate, isPending } = usePutAside()
  return (
    <Button
      aria-label={`Écarter\u00a0: ${nameEtalon(genre, mesure)}`}
      isLoading={isPending}
      onClick={() => mutate({ id, est_ecarte: true })}
      variant="quiet"
    >
      Écarter
    </Button>
  )
}

function PutAside({ ecartes }: { ecartes: Records['ecartes'] }) {
  const { mutate, isPending, variables } = usePutAside()
  if (!ecartes.length) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
        Records écartés ({ecartes.length})
      </summary>
      <ul className="card divide-y divide-line">
        {ecartes.map((record) => {
          const name = nameEtalon(record.genre, record.mesure)
          return (
            <li className="flex flex-wrap items-center justify-between gap-3 p-3" key={record.id}>
              <div className="min-w-0">
                <p>
                  {name} en {formatRecord(record)}
                </p>
                <OutingLink outing={record} />
              </div>
              <Button
                aria-label={`Remettre\u00a0: ${name}`}
                isLoading={isPending && variables?.id === record.id}
                onClick={() => mutate({ id: record.id, est_ecarte: false })}
              >
                Remettre
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
