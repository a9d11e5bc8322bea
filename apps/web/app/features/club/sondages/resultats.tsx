import type { MonSondage, ResultatsSondage as Shown } from '@foulee/contract/club/sondages'
import { formatFourchette, meanOfScale, SEUIL } from '@foulee/domain/club/sondage-resultats'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import './sondages.css'

export function ResultatsSondage({ mine: { sondage, reponse, resultats } }: { mine: MonSondage }) {
  if (!resultats) {
    return (
      <p className="flex gap-3 rounded-control bg-ciel-wash p-4">
        <Icon className="mt-0.5 shrink-0 text-ciel" name="info" />
        <span>
          Les résultats paraîtront ici dès {SEUIL}&nbsp;réponses&nbsp;: en dessous, on devinerait
          qui a répondu quoi.
        </span>
      </p>
    )
  }
  return (
    <section aria-labelledby="resultats" className="grid gap-5">
      <SectionHeading
        id="resultats"
        lead={`${formatFourchette(resultats.nb)} personnes ont répondu. Les nombres sont arrondis et suivent de cinq en cinq, pour que personne ne soit reconnu.`}
        title="Ce que les membres ont répondu"
      />
      {resultats.questions.map((shown) => {
        const question = sondage.questions.find(({ id }) => id === shown.id)
        if (!question) return null
        const answer = reponse?.reponses[shown.id]
        const mine = (Array.isArray(answer) ? answer : [answer]).map(String)
        return (
          <Question
            isScale={question.type === 'echelle'}
            key={shown.id}
            libelle={question.libelle}
            mine={mine}
            shown={shown}
          />
        )
      })}
    </section>
  )
}

type QuestionProps = {
  libelle: string
  isScale: boolean
  mine: readonly string[]
  shown: Shown['questions'][number]
}

function Question({ libelle, isScale, mine, shown }: QuestionProps) {
  const { nb, barres } = shown
  const most = Math.max(1, ...barres.map((bar) => bar.nb ?? 0))
  const mean = isScale ? meanOfScale(barres) : null
  return (
    <section className="card grid gap-4 p-5">
      <h3 className="text-lg">{libelle}</h3>
      {nb === null ? (
        <p className="text-ink-soft">
          Moins de {SEUIL}&nbsp;personnes ont répondu à cette question.
        </p>
      ) : (
        <>
          {mean !== null && (
            <p>
              <span className="stat-value text-xl">{formatNombre(mean, 1)}</span>{' '}
              <span className="text-ink-soft">en moyenne, environ</span>
            </p>
          )}
          <ul className="grid gap-3">
            {barres.map((bar) => (
              <li className="grid gap-1" key={bar.id}>
                <span className="flex items-baseline justify-between gap-4">
                  <span className={mine.includes(bar.id) ? 'font-semibold' : undefined}>
                    {bar.libelle}
                    {mine.includes(bar.id) && <span className="text-sapin"> · ma réponse</span>}
                  </span>
                  <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                    {formatFourchette(bar.nb)}
                  </span>
                </span>
                <span className="sondage-bar">
                  <span style={{ width: `${((bar.nb ?? 0) / most) * 100}%` }} />
                </span>
              </li>
            ))}
          </ul>
          <Table libelle={libelle} mine={mine} shown={shown} />
        </>
      )}
    </section>
  )
}

function Table({ libelle, mine, shown }: Omit<QuestionProps, 'isScale'>) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        Voir en tableau
      </summary>
      <DataTable
        caption={libelle}
        columns={[
          { id: 'reponse', header: 'Réponse', cell: (bar) => bar.libelle },
          {
            id: 'nb',
            header: 'Personnes',
            cell: (bar) => formatFourchette(bar.nb),
            isNumeric: true,
          },
          {
            id: 'mienne',
            header: 'Ma réponse',
            cell: (bar) => (mine.includes(bar.id) ? 'Oui' : 'Non'),
          },
        ]}
        keyOf={(bar) => bar.id}
        rows={shown.barres}
      />
    </details>
  )
}
