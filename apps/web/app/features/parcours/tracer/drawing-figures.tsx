import type { DessinParcours } from '@foulee/contract/parcours/parcours-dessin'
import { formatDenivele, formatDistance, formatNombre } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import type { TracerTarget } from '#features/parcours/shared/tracer-paths.ts'
import { Button } from '#ui/button.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { MyDrawingTime } from './my-drawing-time.tsx'
import { SaveDialog } from './save-dialog.tsx'
import type { OnDrawing } from './use-drawing.ts'

type DrawingFiguresProps = {
  traced: OnDrawing
  dessin: DessinParcours | null
  subject: string
  target: TracerTarget | null
}

export function DrawingFigures({ traced, dessin, subject, target }: DrawingFiguresProps) {
  const { figures, drawing, isWaiting } = traced
  const [isSaving, setSaving] = useState(false)
  return (
    <section aria-labelledby="trace-chiffres" className="card trace-card grid gap-4">
      <h2 className="sr-only" id="trace-chiffres">
        Longueur et dénivelé
      </h2>
      {figures ? (
        <>
          <StatRow>
            <Stat label="Tracé" size="large" {...splitUnit(formatDistance(figures.distance))} />
            {figures.denivele !== null && (
              <Stat
                label="Montée (D+)"
                size="large"
                unit="m"
                value={formatNombre(figures.denivele)}
              />
            )}
            {figures.denivele_negatif !== null && (
              <Stat label="Descente (D−)" unit="m" value={formatNombre(figures.denivele_negatif)} />
            )}
            <MyDrawingTime book={traced.book} drawing={drawing} isWaiting={isWaiting} />
          </StatRow>
          {figures.denivele === null ? (
            <p className="text-ink-soft">Dénivelé inconnu.</p>
          ) : (
            hasUnknownPart(traced) && (
              <p className="text-ink-soft">
                Le relief d’une partie du tracé n’est pas connu&nbsp;: elle compte comme une pente
                égale.
              </p>
            )
          )}
        </>
      ) : (
        <p className="text-ink-soft">
          {drawing.points.length === 0
            ? 'Touchez la carte pour poser le départ, ou cherchez un lieu.'
            : 'Touchez la carte pour poser le point suivant.'}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {figures && !isWaiting && summarise(traced)}
      </p>
      <Button
        aria-disabled={!figures}
        className="trace-save justify-self-start"
        icon="check"
        onClick={() => figures && setSaving(true)}
        variant="primary"
      >
        Enregistrer
      </Button>
      {isSaving && (
        <SaveDialog
          dessin={dessin}
          onClose={() => setSaving(false)}
          subject={subject}
          target={target}
          traced={traced}
        />
      )}
    </section>
  )
}

const hasUnknownPart = ({ lines }: OnDrawing): boolean =>
  lines.some(({ altitudes }) => altitudes.every((altitude) => altitude === null))

function summarise({ figures, drawing }: OnDrawing): string {
  if (!figures) return ''
  const climb = figures.denivele === null ? 'dénivelé inconnu' : formatDenivele(figures.denivele)
  return `${drawing.points.length} points, ${formatDistance(figures.distance)}, ${climb}.`
}

function splitUnit(text: string): { value: string; unit: string } {
  const at = text.lastIndexOf('\u00a0')
  return { value: text.slice(0, at), unit: text.slice(at + 1) }
}
