import type { ChoixPassages, EssaiResultats } from '@foulee/contract/courses/resultats-fichier'
import { FORME_PASSAGE_LABELS, FORMES_PASSAGE } from '@foulee/domain/courses/passages'
import { Select } from '#ui/select.tsx'
import { toColumnOptions } from './columns-doubtful.ts'
import { pointOptionText } from './resultats-texts.ts'
import type { Reading } from './use-upload.ts'

type StepProps = { essai: EssaiResultats; reading: Reading; onReread: (how: Reading) => void }

/** Columns of the points of the épreuve, and how their times are written. */
export function PassagesStep({ essai: { titres, passages }, reading, onReread }: StepProps) {
  const { points, colonnes, forme, formes } = passages
  if (!points.length) return null
  const columns = toColumnOptions(titres)
  const columnOf = (metres: number) => colonnes.find((column) => column.metres === metres)?.colonne
  const reread = (told: ChoixPassages) => onReread({ passages: { ...reading.passages, ...told } })
  return (
    <details className="card p-5">
      <summary className="min-h-6 cursor-pointer font-semibold">
        Des passages aux points de l’épreuve&nbsp;?
      </summary>
      <div className="grid gap-4 pt-4 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          label="Ce que disent ces colonnes"
          onChange={({ currentTarget: { value } }) =>
            reread({ forme: FORMES_PASSAGE.find((forme) => forme === value) })
          }
          options={formes.map((value) => ({ value, label: sentence(FORME_PASSAGE_LABELS[value]) }))}
          value={forme}
        />
        {points.map((point) => (
          <Select
            key={point.metres}
            label={pointOptionText(point)}
            onChange={({ currentTarget: { value } }) =>
              reread({ colonnes: changeColumns(colonnes, point.metres, value) })
            }
            options={columns}
            placeholder="Aucune colonne"
            value={String(columnOf(point.metres) ?? '')}
          />
        ))}
      </div>
    </details>
  )
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Columns = NonNullable<ChoixPassages['colonnes']>

/** One column tells one point: chosen for another, it leaves the first. */
export function changeColumns(columns: Columns, metres: number, value: string): Columns {
  const others = columns
    .filter((column) => column.metres !== metres && String(column.colonne) !== value)
    .map(({ metres, colonne }) => ({ metres, colonne }))
  return value ? [...others, { metres, colonne: Number(value) }] : others
}
