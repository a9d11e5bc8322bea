import type { EditionEditee, EpreuveEditee } from '@foulee/contract/courses/editions'
import { useState } from 'react'
import { api } from '../../../../api.ts'
import { TextArea } from '../../../../ui/text-field.tsx'
import { CoursePoints } from './course-points.tsx'
import { saveEpreuve } from './editions-calls.ts'
import { EpreuveFacts } from './epreuve-facts-fields.tsx'
import { EpreuveMain } from './epreuve-main-fields.tsx'
import {
  EPREUVE_LABELS,
  listPoints,
  sayEpreuveValue,
  toEpreuveChanges,
  toEpreuveValues,
} from './epreuve-values.ts'
import { RouteChoice } from './route-choice.tsx'
import { SurfaceShares } from './surface-shares.tsx'
import { ThingForm } from './thing-form.tsx'

type EpreuveFormProps = {
  coursesId: number
  version: number
  edition: EditionEditee
  /** The one that is changed; a new one without it. */
  epreuve: EpreuveEditee | null
  onClose: () => void
}

export function EpreuveForm({ coursesId, version, edition, epreuve, onClose }: EpreuveFormProps) {
  const values = toEpreuveValues(epreuve)
  const [route, setRoute] = useState(epreuve?.parcours_id ?? null)
  return (
    <ThingForm
      coursesId={coursesId}
      current={values}
      flags={['certif', 'parcours_mesure']}
      isNew={!epreuve}
      labels={EPREUVE_LABELS}
      onClose={onClose}
      save={async (changed, base) =>
        (
          await saveEpreuve(api, {
            editions_id: edition.id,
            fields: toEpreuveChanges(changed),
            ...(epreuve && { id: epreuve.id, version: base }),
          })
        ).data
      }
      say={sayEpreuveValue}
      values={values}
      version={version}
    >
      {(errors) => (
        <>
          <EpreuveMain edition={edition} errors={errors} values={values} />
          <RouteChoice error={errors.parcours_id} onChange={setRoute} value={route} />
          <CoursePoints error={errors.points} points={listPoints(epreuve)} routeId={route} />
          <SurfaceShares error={errors.surfaces} routeId={route} shares={epreuve?.surfaces ?? {}} />
          <TextArea
            defaultValue={values.materiel}
            error={errors.materiel}
            hint="Un élément par ligne."
            isOptional
            label="Matériel obligatoire"
            maxLength={5000}
            name="materiel"
            placeholder={'Une réserve d’eau d’un litre\nUne couverture de survie'}
          />
          <EpreuveFacts errors={errors} values={values} />
        </>
      )}
    </ThingForm>
  )
}
