import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import { formatDistance } from '@foulee/domain/mesure'
import { useMemo, useState } from 'react'
import { SaveStatus } from '../../../editor/save-status.tsx'
import { RouteDrawing } from '../../../trace/route-drawing.tsx'
import { Button } from '../../../ui/button.tsx'
import { MetresField } from './metres-field.tsx'
import { useEdit } from './use-edit.ts'
import { cutSamples, wholeSamples } from './whole-line.ts'

/** Metres; less is no route. */
const SHORTEST = 100

/** Takes away what lies before the start or after the end: seen before it is done. */
export function CropForm({ id, line }: { id: number; line: LigneComplete }) {
  const { distance } = line
  const [{ debut, fin }, setEnds] = useState({ debut: 0, fin: distance })
  const { mutate, error, isPending, isSuccess } = useEdit(id)
  const samples = useMemo(() => wholeSamples(line), [line])
  const isCut = debut > 0 || fin < distance
  const setDebut = (value: number) =>
    setEnds({ debut: Math.max(0, Math.min(value, fin - SHORTEST)), fin })
  const setFin = (value: number) =>
    setEnds({ debut, fin: Math.min(distance, Math.max(value, debut + SHORTEST)) })
  if (distance <= SHORTEST) return null
  return (
    <fieldset className="grid gap-4 border-t border-line pt-5">
      <legend className="text-lg font-semibold">Recadrer</legend>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="grid content-start gap-4">
          <MetresField label="Nouveau départ" max={distance} onChange={setDebut} value={debut} />
          <MetresField label="Nouvelle arrivée" max={distance} onChange={setFin} value={fin} />
          <p aria-live="polite">Il reste {formatDistance(fin - debut)}.</p>
        </div>
        <RouteDrawing
          label="Ce qui restera du parcours"
          samples={cutSamples(samples, debut, fin)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={!isCut}
          icon="check"
          isLoading={isPending}
          onClick={() =>
            mutate({ fields: { debut: String(Math.round(debut)), fin: String(Math.round(fin)) } })
          }
        >
          Recadrer le parcours
        </Button>
        <SaveStatus error={error} isPending={isPending} isSuccess={isSuccess} />
      </div>
    </fieldset>
  )
}
