import type {
  CourseEditions,
  EditionEditee,
  EpreuveChanges,
  EpreuveEditee,
} from '@foulee/contract/courses/editions'
import { CHAMPS_ATTENDUS } from '@foulee/domain/courses/course-completude'
import { findEpreuveDoubts } from '@foulee/domain/courses/doutes'
import type { Position } from '@foulee/domain/shared/geo'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tracerForPath } from '#features/parcours/shared/tracer-paths.ts'
import { routeQuery } from '#kit/editor/route-choice.queries.ts'
import { RouteChoice } from '#kit/editor/route-choice.tsx'
import { type ThingChange, ThingForm } from '#kit/editor/thing-form.tsx'
import { api } from '#platform/api/api.ts'
import { TextArea } from '#ui/text-field.tsx'
import { CoursePoints } from './course-points.tsx'
import { saveEpreuve } from './editions-calls.ts'
import { EpreuveFacts } from './epreuve-facts-fields.tsx'
import { EpreuveMain } from './epreuve-main-fields.tsx'
import {
  EPREUVE_LABELS,
  findErrors,
  formatEpreuveValue,
  listPoints,
  toEpreuveChanges,
  toEpreuveValues,
} from './epreuve-values.ts'
import { SurfaceShares } from './surface-shares.tsx'
import { useDoubts } from './use-doubts.tsx'
import { useEditions } from './use-editions.ts'

type EpreuveFormProps = {
  coursesId: number
  version: number
  fuseau: string
  edition: EditionEditee
  epreuve: EpreuveEditee | null
  /** Place of the race: a drawing begins there. */
  lieu: Position | null
  onClose: () => void
}

export function EpreuveForm({
  coursesId,
  version,
  fuseau,
  edition,
  epreuve,
  lieu,
  onClose,
}: EpreuveFormProps) {
  const values = toEpreuveValues(epreuve)
  const [route, setRoute] = useState(epreuve?.parcours_id ?? null)
  const client = useQueryClient()
  const { ask, dialog } = useDoubts()
  const findDoubts = async (fields: EpreuveChanges) => {
    const { distance = epreuve?.distance ?? null, points } = fields
    const { parcours_id = epreuve?.parcours_id ?? null } = fields
    const isNew = 'distance' in fields || 'parcours_id' in fields
    const chosen =
      isNew && parcours_id
        ? await client.fetchQuery(routeQuery(parcours_id)).catch(() => null)
        : null
    return findEpreuveDoubts({ distance, points: points ?? [] }, chosen?.trace?.distance ?? null)
  }
  const saving = useEditions(coursesId, async ({ changed, version: base }: ThingChange) => {
    const fields = toEpreuveChanges(changed, (read) =>
      findErrors(read, epreuve, { ...edition, fuseau }),
    )
    await ask(await findDoubts(fields))
    const known = { ...(epreuve && { id: epreuve.id }), version: base }
    return (await saveEpreuve(api, { editions_id: edition.id, fields, ...known })).data.ensemble
  })
  const navigate = useNavigate()
  const draw = (answer: CourseEditions | null) => {
    const id = epreuve?.id ?? (answer && findAdded(answer, edition))
    const target = id && ({ kind: 'epreuve', course: coursesId, edition: edition.id, id } as const)
    if (target) void navigate(tracerForPath(target, lieu))
  }
  return (
    <>
      {dialog}
      <ThingForm
        current={values}
        flags={['certif', 'parcours_mesure']}
        isNew={!epreuve}
        labels={EPREUVE_LABELS}
        onClose={onClose}
        onDraw={draw}
        saving={saving}
        formatValue={formatEpreuveValue}
        values={values}
        version={version}
      >
        {(errors) => (
          <>
            <EpreuveMain
              attendus={CHAMPS_ATTENDUS.epreuve}
              edition={edition}
              errors={errors}
              fuseau={fuseau}
              values={values}
            />
            <RouteChoice error={errors.parcours_id} onChange={setRoute} value={route} />
            <CoursePoints error={errors.points} points={listPoints(epreuve)} routeId={route} />
            <SurfaceShares
              error={errors.surfaces}
              routeId={route}
              shares={epreuve?.surfaces ?? {}}
            />
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
    </>
  )
}

function findAdded({ editions }: CourseEditions, before: EditionEditee): number | null {
  const known = new Set(before.epreuves.map(({ id }) => id))
  const after = editions.find(({ id }) => id === before.id)
  return after?.epreuves.find(({ id }) => !known.has(id))?.id ?? null
}
