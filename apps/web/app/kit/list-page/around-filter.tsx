import { parseAutour } from '@foulee/domain/shared/geo'
import { nommerCercle, RAYONS } from '@foulee/domain/shared/trouver/autour'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { useAroundMe } from './around-me.tsx'
import { TownChoice } from './town-choice.tsx'
import { useListSearch } from './use-list-search.ts'

export function AroundFilter() {
  const { filters, change } = useListSearch()
  const { message } = useAroundMe()
  const [isMoving, setMoving] = useState(false)
  const near = parseAutour(filters.autour ?? '')
  const said = (
    <p aria-live="polite" className="text-sm text-ink-soft">
      {message}
    </p>
  )
  if (!near) {
    return (
      <div className="grid gap-2">
        {said}
        <TownChoice />
      </div>
    )
  }
  const choices = new Set<number>([10, ...RAYONS, near.rayon_km])
  return (
    <div className="grid gap-3">
      {said}
      <p className="font-semibold">{nommerCercle(filters.lieu ?? '', near.rayon_km)}</p>
      <Select
        label="À moins de"
        onChange={(event) => {
          change({ autour: [...near.position, event.currentTarget.value].join(',') })
        }}
        options={[...choices]
          .toSorted((a, b) => a - b)
          .map((km) => ({ value: String(km), label: `${km}\u00a0km` }))}
        value={String(near.rayon_km)}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setMoving(!isMoving)} variant="quiet">
          Autour d’une autre ville
        </Button>
        <Button onClick={() => change({ autour: null })} variant="quiet">
          Partout
        </Button>
      </div>
      {isMoving && <TownChoice />}
    </div>
  )
}
