import type { MemeParcours } from '@foulee/contract/parcours/activite-memes'
import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { formatDuration } from '../activite-facts.ts'
import { ecartQuery, memesQuery } from '../activites.queries.ts'
import { vitesseLabel } from '../detail-texts.ts'
import { EcartChart } from './ecart-chart.tsx'
import { dayText, gapText, paceText, rankText, SENS_TEXT } from './memes-texts.ts'
import '#features/parcours/shared/race-day.css'
import '../detail.css'
import './memes.css'

/** Earlier outings on the path, and where time was gained on one of them (produit 9.31). */
export default function MemesSection({ activite }: { activite: ActiviteEntiere }) {
  const { data: memes } = useQuery(memesQuery(activite))
  if (!memes?.length) return null
  return (
    <section aria-labelledby="memes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="memes">
          Le même parcours avant
        </h2>
        <p className="text-ink-soft">{rankText(activite, memes)}</p>
      </div>
      <MemesTable activite={activite} memes={memes} />
      <Compared activite={activite} memes={memes.filter(({ sens }) => sens === 'meme')} />
    </section>
  )
}

type MemesProps = { activite: ActiviteEntiere; memes: readonly MemeParcours[] }

function MemesTable({ activite, memes }: MemesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
    <section aria-label="Sorties sur le même parcours" className="sortie-tableau" tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only">Sorties sur le même parcours</caption>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th className="text-end" scope="col">
              Temps
            </th>
            <th className="text-end" scope="col">
              {vitesseLabel(activite.sport)}
            </th>
            <th className="text-end" scope="col">
              Cette sortie
            </th>
            <th className="text-end" scope="col">
              Distance
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="font-semibold">
            <th scope="row">
              {dayText(activite)}
              <span className="block text-sm font-normal text-ink-soft">cette sortie</span>
            </th>
            <td className="numeric">{formatDuration(activite)}</td>
            <td className="numeric">{paceText(activite)}</td>
            <td className="numeric">–</td>
            <td className="numeric">{formatDistance(activite.distance)}</td>
          </tr>
          {memes.map((meme) => (
            <tr key={meme.id}>
              <th scope="row">
                <TextLink to={sortiePath(meme.id)}>{dayText(meme)}</TextLink>
                {SENS_TEXT[meme.sens] && (
                  <span className="block text-sm font-normal text-ink-soft">
                    {SENS_TEXT[meme.sens]}
                  </span>
                )}
              </th>
              <td className="numeric">{formatDuration(meme)}</td>
              <td className="numeric">{paceText(meme)}</td>
              <td className="numeric">{gapText(activite, meme)}</td>
              <td className="numeric">{formatDistance(meme.distance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Only outings in the same direction have a curve. */
function Compared({ activite, memes }: MemesProps) {
  const [chosen, setChosen] = useState<number>()
  const autre = memes.find(({ id }) => id === chosen) ?? memes[0]
  const { data: ecart } = useQuery({
    ...ecartQuery(activite.id, autre?.id ?? 0),
    enabled: autre !== undefined,
  })
  if (!autre) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-lg">Temps pris et perdu en route</h3>
      <div className="no-print max-w-xs">
        <Select
          label="Comparer avec la sortie du"
          onChange={({ target }) => setChosen(Number(target.value))}
          options={memes.map((meme) => ({ value: String(meme.id), label: dayText(meme) }))}
          value={String(autre.id)}
        />
      </div>
      {ecart && <EcartChart ecart={ecart} jour={dayText(autre)} />}
      {ecart === null && <p>Les fichiers de ces sorties ne disent pas leurs heures.</p>}
    </div>
  )
}
