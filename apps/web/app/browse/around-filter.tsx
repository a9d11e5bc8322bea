import { parseAutour } from '@foulee/domain/geo'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { useAroundMe } from './use-around-me.ts'
import { useListSearch } from './use-list-search.ts'

const radii = [10, 20, 30, 50, 100, 200]

export function AroundFilter() {
  const { filters, change } = useListSearch()
  const { locate, isLocating, message } = useAroundMe()
  const near = parseAutour(filters.autour ?? '')
  if (!near) {
    return (
      <div className="grid justify-items-start gap-2">
        <Button icon="pin" isLoading={isLocating} onClick={locate}>
          Autour de moi
        </Button>
        <p aria-live="polite" className="text-sm text-ink-soft">
          {message}
        </p>
      </div>
    )
  }
  const choices = radii.includes(near.rayon_km) ? radii : [...radii, near.rayon_km]
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-3">
      <Select
        label="À moins de"
        onChange={(event) => {
          change({ autour: [...near.position, event.currentTarget.value].join(',') })
        }}
        options={choices
          .toSorted((a, b) => a - b)
          .map((km) => ({ value: String(km), label: `${km}\u00a0km` }))}
        value={String(near.rayon_km)}
      />
      <Button onClick={() => change({ autour: null })} variant="quiet">
        Partout
      </Button>
    </div>
  )
}
