import { getSurface, SURFACE_LABELS, TYPES_SURFACE } from '@foulee/domain/shared/surface'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '#kit/editor/route-choice.queries.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { readNumber } from '#ui/form/read-number.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

const OPTIONS = TYPES_SURFACE.filter((type) => type !== 'unknown').map((value) => ({
  value,
  label: SURFACE_LABELS[value],
}))

type Line = { key: number; type: string; percent: string }

type SharesProps = {
  shares: Record<string, number>
  routeId: number | null
  error: string | undefined
}

const open = (shares: Record<string, number>): Line[] =>
  Object.entries(shares).map(([type, share], key) => ({
    key,
    type,
    percent: String(Math.round(share * 100)),
  }))

/** Null for a share that cannot be read. */
const toShares = (lines: readonly Line[]): Record<string, number | null> =>
  Object.fromEntries(
    lines.flatMap(({ type, percent }): [string, number | null][] => {
      const read = readNumber(percent)
      if (read === undefined) return [[type, null]]
      const share = Math.round(read ?? 0) / 100
      return share > 0 ? [[type, share]] : []
    }),
  )

export function SurfaceShares({ shares, routeId, error }: SharesProps) {
  const [lines, setLines] = useState(() => open(shares))
  const { data: route } = useQuery({ ...routeQuery(routeId ?? 0), enabled: routeId !== null })
  const known = Object.entries(route?.surfaces ?? {}).filter(([type]) => type !== 'unknown')
  const change = (key: number, input: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...input } : line)))
  const add = () => {
    const type = OPTIONS.find(({ value }) => lines.every((line) => line.type !== value))?.value
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1
    if (type) setLines([...lines, { key, type, percent: '' }])
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">
        Surfaces <span className="font-normal text-ink-soft">(facultatif)</span>
      </legend>
      <input name="surfaces" type="hidden" value={JSON.stringify(toShares(lines))} />
      {lines.map(({ key, type, percent }) => {
        const { label } = getSurface(type)
        return (
          <div className="flex items-end gap-3" key={key}>
            <div className="grow">
              <Select
                isLabelHidden
                label="Surface"
                onChange={({ currentTarget }) => change(key, { type: currentTarget.value })}
                options={OPTIONS.filter(
                  ({ value }) => value === type || lines.every((line) => line.type !== value),
                )}
                value={type}
              />
            </div>
            <div className="w-28">
              <TextField
                inputMode="numeric"
                isLabelHidden
                label={`Part de ${label}`}
                onChange={({ currentTarget }) => change(key, { percent: currentTarget.value })}
                unit="%"
                value={percent}
              />
            </div>
            <IconButton
              icon="trash"
              label={`Retirer ${label}`}
              onClick={() => setLines(lines.filter((line) => line.key !== key))}
            />
          </div>
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button icon="plus" onClick={add}>
          Ajouter une surface
        </Button>
        {known.length > 0 && (
          <Button
            icon="route"
            onClick={() => setLines(open(Object.fromEntries(known)))}
            variant="quiet"
          >
            Reprendre celles du parcours
          </Button>
        )}
      </div>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </fieldset>
  )
}
