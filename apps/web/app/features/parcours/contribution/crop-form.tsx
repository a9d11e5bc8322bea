import { formatDistance } from '@foulee/domain/shared/mesure'
import { KmField } from '#features/parcours/shared/km-field.tsx'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { Button } from '#ui/button.tsx'
import { canBeCut, isCut } from './bench.ts'
import type { OnBench } from './use-bench.ts'
import { formatConflict, useEdit } from './use-edit.ts'

export function CropForm({ id, bench }: { id: number; bench: OnBench }) {
  const { line, kept, isChanged, moveEnd } = bench
  const { debut, fin } = kept
  const { mutate, error, isPending, isSuccess } = useEdit(id)
  if (!canBeCut(line.distance)) return null
  const send = () => {
    const fields = { debut: String(Math.round(debut)), fin: String(Math.round(fin)) }
    mutate({ fields, seen: { trace: line.version } })
  }
  return (
    <EditorSection
      id="recadrer"
      lead="Tirez les deux barres au-dessus du profil, ou écrivez les kilomètres. Ce qui part est en pointillé sur la carte."
      title="Recadrer"
    >
      <div className="card grid gap-4 p-5">
        <div className="grid grid-cols-2 gap-4">
          <KmField
            label="Nouveau départ"
            metres={debut}
            onChange={(metres) => moveEnd('debut', metres)}
          />
          <KmField
            label="Nouvelle arrivée"
            metres={fin}
            onChange={(metres) => moveEnd('fin', metres)}
          />
        </div>
        <p aria-live="polite">Il reste {formatDistance(fin - debut)}.</p>
        {isChanged && (
          <p className="text-ink-soft">Enregistrez d’abord les points que vous avez changés.</p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            disabled={!isCut(kept, line.distance) || isChanged}
            icon="check"
            isLoading={isPending}
            onClick={send}
          >
            Recadrer le parcours
          </Button>
          <SaveStatus
            error={error}
            isPending={isPending}
            isSuccess={isSuccess && !isCut(kept, line.distance)}
            formatError={formatConflict}
          />
        </div>
      </div>
    </EditorSection>
  )
}
