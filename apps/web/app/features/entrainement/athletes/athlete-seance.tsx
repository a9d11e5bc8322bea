import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { dePersonne } from '@foulee/domain/shared/de-nom'
import { useState } from 'react'
import { EntrainementForm } from '#features/entrainement/shared/entrainements/entrainement-form.tsx'
import { useMode } from '#features/entrainement/shared/entrainements/form-draft.ts'
import type { Mode } from '#features/entrainement/shared/entrainements/form-props.ts'
import { LoopLink } from '#features/entrainement/shared/entrainements/loop-link.tsx'
import { OpenDiscussion } from '#kit/messages/open-discussion.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { focusElement } from '#ui/focus-element.ts'
import type { IconName } from '#ui/icon.tsx'

const ACTS: readonly { mode: Mode; label: string; icon: IconName }[] = [
  { mode: 'deplacer', label: 'Changer de jour', icon: 'calendar' },
  { mode: 'modifier', label: 'Modifier', icon: 'edit' },
  { mode: 'retirer', label: 'Retirer', icon: 'close' },
]

type AthleteSeanceProps = {
  entrainement: Entrainement | null
  athlete: { id: number; nom: string }
  onClose: () => void
}

export function AthleteSeance({ entrainement, athlete, onClose }: AthleteSeanceProps) {
  return (
    <Sheet isOpen={entrainement !== null} onClose={onClose} title={entrainement?.titre ?? ''}>
      {entrainement && (
        <Acts
          athlete={athlete}
          entrainement={entrainement}
          key={entrainement.id}
          onClose={onClose}
        />
      )}
    </Sheet>
  )
}

type ActsProps = AthleteSeanceProps & { entrainement: Entrainement }

function Acts({ entrainement, athlete: { id, nom }, onClose }: ActsProps) {
  const [mode, setMode] = useMode(entrainement.id)
  /** Form left without a change: its button takes the focus again. */
  const [left, setLeft] = useState<Mode | null>(null)
  if (mode) {
    return (
      <EntrainementForm
        athlete={nom}
        entrainement={entrainement}
        mode={mode}
        onBack={onClose}
        onGone={onClose}
        onExit={() => {
          setLeft(mode)
          setMode(null)
        }}
        reperes={undefined}
      />
    )
  }
  return (
    <div className="grid gap-4 pb-2">
      <p className="text-ink-soft">
        À l’agenda {dePersonne(nom)} le {formatDateLongue(entrainement.jour)}.
      </p>
      <div className="flex flex-wrap gap-2">
        {ACTS.map(({ mode, label, icon }) => (
          <Button
            icon={icon}
            key={mode}
            onClick={() => setMode(mode)}
            ref={mode === left ? focusElement : undefined}
          >
            {label}
          </Button>
        ))}
      </div>
      <LoopLink athlete={id} entrainement={entrainement} />
      <OpenDiscussion id={entrainement.id} kind="entrainement" label="En parler" />
    </div>
  )
}
