import { formatFourchette } from '@foulee/domain/parcours/prediction-texts'
import { formatTemps } from '@foulee/domain/shared/mesure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { toReferenceQuery, useReference } from '#features/parcours/shared/reference-store.ts'
import { queryOf } from '#platform/api/query-of.ts'
import { Stat } from '#ui/stat.tsx'
import { useDebouncedValue } from '#ui/use-debounced-value.ts'
import { writeWhole } from './drawing-wire.ts'
import type { OnDrawing } from './use-drawing.ts'

type MyDrawingTimeProps = Pick<OnDrawing, 'drawing' | 'book' | 'isWaiting'>

/** Milliseconds: a whole line is its key, and few are looked at again. */
const KEPT = 30_000

/** My predicted time on the drawing; nothing before a race or a level is known. */
export const MyDrawingTime = memo(function MyDrawingTime(props: MyDrawingTimeProps) {
  const { drawing, book, isWaiting } = props
  const settled = useDebouncedValue(
    useMemo(() => ({ drawing, book, isWaiting }), [drawing, book, isWaiting]),
  )
  const whole = useMemo(() => writeWhole(settled.drawing, settled.book), [settled])
  const reference = useReference()
  const { data } = useQuery({
    ...queryOf('POST /api/parcours/prediction', {
      body: { ...whole, reference: toReferenceQuery(reference) },
    }),
    enabled: !settled.isWaiting && settled.drawing.legs.length > 0,
    placeholderData: keepPreviousData,
    gcTime: KEPT,
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
})
