import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { VersionedForm } from '#kit/editor/versioned-form.tsx'
import { sendScaled } from '#ui/form/read-number.ts'
import { TextField } from '#ui/text-field.tsx'
import { usePart } from './use-edit.ts'

/** Metres as sent; what cannot be read is sent as it is, and refused. */
function toMetres(text: string | readonly string[] | undefined, factor: 1000 | 1): string {
  const sent = sendScaled(String(text ?? ''), factor)
  return sent === '0' ? '' : sent
}

const LABELS = {
  distance_annoncee: 'Distance, en kilomètres',
  denivele_annonce: 'Dénivelé positif, en mètres',
}

const toFields = ({ gestion: { parcours } }: { gestion: ParcoursGestion }) => {
  const { distance_annoncee, denivele_annonce } = parcours
  return {
    distance_annoncee:
      distance_annoncee === null ? '' : String(distance_annoncee / 1000).replace('.', ','),
    denivele_annonce: denivele_annonce === null ? '' : String(denivele_annonce),
  }
}

export function FiguresSection({ gestion }: { gestion: ParcoursGestion }) {
  const { trace } = gestion.parcours
  const lead =
    'Facultatif. Nos chiffres sont calculés sur la trace\u00a0; si une carte ou un panneau en annonce d’autres, indiquez-les ici.'
  // With hidden ends, announced figures would reveal the hidden distance.
  const hidden =
    ' Tant que les abords sont cachés, vous êtes seul à les voir\u00a0: ils diraient à quelle distance est votre porte.'
  return (
    <EditorSection
      id="chiffres"
      lead={trace?.est_masque ? lead + hidden : lead}
      title="Chiffres annoncés"
    >
      <VersionedForm
        {...usePart(gestion, 'chiffres')}
        labels={LABELS}
        name="chiffres"
        prepare={(fields) => ({
          ...('distance_annoncee' in fields
            ? { distance_annoncee: toMetres(fields.distance_annoncee, 1000) }
            : {}),
          ...('denivele_annonce' in fields
            ? { denivele_annonce: toMetres(fields.denivele_annonce, 1) }
            : {}),
        })}
        toFields={toFields}
      >
        {({ distance_annoncee, denivele_annonce }, errors) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              defaultValue={distance_annoncee}
              error={errors.distance_annoncee}
              hint={trace ? `Calculée\u00a0: ${formatDistance(trace.distance)}` : undefined}
              inputMode="decimal"
              isOptional
              label="Distance"
              name="distance_annoncee"
              unit="km"
            />
            <TextField
              defaultValue={denivele_annonce}
              error={errors.denivele_annonce}
              hint={
                trace?.denivele.calcule == null
                  ? undefined
                  : `Calculé\u00a0: ${formatDenivele(trace.denivele.calcule)}`
              }
              inputMode="numeric"
              isOptional
              label="Dénivelé positif"
              name="denivele_annonce"
              unit="m"
            />
          </div>
        )}
      </VersionedForm>
    </EditorSection>
  )
}
