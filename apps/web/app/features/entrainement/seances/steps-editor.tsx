import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import type { Step } from '@foulee/domain/entrainement/step'
import { checkSteps } from '@foulee/domain/entrainement/steps'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { EtapesSeance } from '#features/entrainement/shared/etapes-seance.tsx'
import { RaccourciField } from '#features/entrainement/shared/raccourci-field.tsx'
import { TotauxSeance } from '#features/entrainement/shared/totaux-seance.tsx'
import { Button } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { formatPositions } from './step-tree.ts'
import { StepsList } from './steps-list.tsx'
import { useSteps } from './use-steps.ts'

type StepsEditorProps = {
  initial: readonly Step[]
  /** Ref to the steps to save: the shorthand does not contain all their fields. */
  latest: RefObject<readonly Step[]>
  error: string | undefined
  touch: () => void
}

export function StepsEditor({ initial, latest, error, touch }: StepsEditorProps) {
  const { steps, texte, canUndo, canRedo, type, pause, change, undo, redo } = useSteps(initial)
  const isFine = checkSteps(steps).length === 0
  // While the text is invalid, the last valid steps are the ones to save.
  const right = useRef(initial)
  if (isFine) right.current = steps
  useEffect(() => {
    if (latest.current === right.current) return
    latest.current = right.current
    touch()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLElement && event.target.matches('input, select')
    if (isField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the two buttons inside
    <div className="grid gap-6" onKeyDown={onKeyDown}>
      <input name="steps" readOnly type="hidden" value={writeRaccourci(right.current)} />
      <input name="lieux" readOnly type="hidden" value={formatPositions(right.current)} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={!canUndo} icon="arrow-left" onClick={undo}>
          Annuler
        </Button>
        <Button disabled={!canRedo} icon="arrow-right" onClick={redo}>
          Rétablir
        </Button>
      </div>
      <Tabs
        label="Deux façons d’écrire les étapes"
        tabs={[
          {
            id: 'raccourci',
            label: 'En raccourci',
            content: (
              <RaccourciField
                error={error}
                isBare
                name="texte"
                onBlur={pause}
                onChange={type}
                value={texte}
              />
            ),
          },
          {
            id: 'etapes',
            label: 'Étape par étape',
            content: <StepsList onChange={change} steps={steps} />,
          },
        ]}
      />
      <div className="grid gap-4">
        <BlocsSeance isDecorative steps={steps} taille="page" />
        <TotauxSeance steps={steps} />
        <EtapesSeance steps={steps} />
      </div>
    </div>
  )
}
