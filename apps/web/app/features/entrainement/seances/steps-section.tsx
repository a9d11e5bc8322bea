import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import type { Step } from '@foulee/domain/entrainement/step'
import { useRef } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { VersionedForm, type VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { formatPositions } from './step-tree.ts'
import { StepsEditor } from './steps-editor.tsx'

type StepsSectionProps = {
  gestion: SeanceGestion
  saving: VersionedSaving<SeanceGestion>
  reload: () => void
}

export function StepsSection({ gestion, saving, reload }: StepsSectionProps) {
  const latest = useRef<readonly Step[]>(gestion.seance.steps)
  return (
    <EditorSection
      id="raccourci"
      lead="En texte comme dans un cahier, ou étape par étape&nbsp;: les deux disent toujours la même chose."
      title="Les étapes"
    >
      <VersionedForm
        gestion={gestion}
        ignored={['texte']}
        labels={{ steps: 'Les étapes', lieux: 'Les lieux' }}
        name="etapes"
        prepare={() => ({ steps: JSON.stringify(latest.current) })}
        reload={reload}
        saving={saving}
        toFields={({ seance: { steps } }) => ({
          steps: writeRaccourci(steps),
          lieux: formatPositions(steps),
        })}
      >
        {(_, errors, touch) => (
          <StepsEditor
            error={errors.steps ?? errors.raccourci}
            initial={gestion.seance.steps}
            latest={latest}
            touch={touch}
          />
        )}
      </VersionedForm>
    </EditorSection>
  )
}
