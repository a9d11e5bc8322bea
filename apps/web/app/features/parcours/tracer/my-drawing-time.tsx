import { formatFourchette } from '@foulee/domain/parcours/prediction-texts'
import { formatTemps } from '@foulee/domain/shared/mesure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toReferenceQuery, useReference } from '#features/parcours/shared/reference-store.ts'
import { queryOf } from '#platform/api/query-of.ts'
import { Stat } from '#ui/stat.tsx'
import { writeWhole } from './drawing-wire.ts'
import type { OnDrawing } from './use-drawing.ts'

/** My predicted time on the drawing; nothing before a race or a level is known. */
export function MyDrawingTime({ traced: { drawing, book, isWaiting } }: { traced: OnDrawing }) {
  const reference = useReference()
  const { data } = useQuery({
    ...queryOf('POST /api/parcours/prediction', {
      body: { ...writeWhole(drawing, book), reference: toReferenceQuery(reference) },
    }),
    enabled: !isWaiting && drawing.legs.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!data) return null
  const { p20, p50, p80, source_fourchette } = data
  return (
    <Stat
      label={`Mon temps, ${formatFourchette(source_fourchette, formatTemps(p20), formatTemps(p80))}`}
      value={formatTemps(p50)}
    />
  )
}
