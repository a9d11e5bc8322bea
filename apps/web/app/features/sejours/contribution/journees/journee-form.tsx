import type { JourneeEditee } from '@foulee/contract/sejours/contribution'
import type { Position } from '@foulee/domain/shared/geo'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tracerForPath } from '#features/parcours/shared/tracer-paths.ts'
import { FilledField, type Filling } from '#kit/editor/filled-field.tsx'
import { RouteChoice } from '#kit/editor/route-choice.tsx'
import { type ThingChange, ThingForm } from '#kit/editor/thing-form.tsx'
import { toForm, toVersionedForm } from '#kit/editor/to-form.ts'
import { useContent } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { Checkbox } from '#ui/choice.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { needPart, needVoyage } from '../voyage-calls.ts'
import { VOYAGE } from '../voyage-kind.ts'
import { type ChosenEpreuve, EpreuveChoice } from './epreuve-choice.tsx'
import {
  formatJourneeValue,
  JOURNEE_LABELS,
  toJourneeChanges,
  toJourneeValues,
} from './journee-values.ts'

type JourneeFormProps = {
  voyage: number
  version: number
  journee: JourneeEditee | null
  /** Place of the stay: a drawing begins there. */
  lieu: Position | null
  onClose: () => void
}

export function JourneeForm({ voyage: id, version, journee, lieu, onClose }: JourneeFormProps) {
  const values = toJourneeValues(journee)
  const [route, setRoute] = useState(journee?.parcours?.id ?? null)
  const [epreuve, setEpreuve] = useState<ChosenEpreuve | null>(journee?.epreuve ?? null)
  const saving = useContent(VOYAGE, id, async ({ changed, version: base }: ThingChange) => {
    const fields = toJourneeChanges(changed)
    if (!journee) {
      needVoyage('journee', id)
      const body = toForm(fields)
      return (await api('POST /api/voyages/journee/{id}', { params: { id }, body })).data
    }
    needPart('journee', id, journee.id)
    const params = { id, journee_id: journee.id }
    const body = toVersionedForm(fields, base)
    return (await api('POST /api/voyages/journee/{id}/edit/{journee_id}', { params, body })).data
  })
  const navigate = useNavigate()
  const draw = (answer: JourneeEditee | null) => {
    const saved = answer ?? journee
    if (saved) void navigate(tracerForPath({ kind: 'journee', voyage: id, id: saved.id }, lieu))
  }
  return (
    <ThingForm
      current={values}
      flags={['dossard_inclus']}
      isNew={!journee}
      labels={JOURNEE_LABELS}
      onClose={onClose}
      onDraw={draw}
      saving={saving}
      formatValue={formatJourneeValue({
        parcours_id: [journee?.parcours ?? null],
        epreuves_id: [journee?.epreuve ?? null, epreuve],
      })}
      values={values}
      version={version}
    >
      {(errors) => (
        <>
          <FilledField
            autoFocus
            errors={errors}
            isOptional={false}
            label="Titre"
            maxLength={150}
            name="titre"
            placeholder="De refuge en refuge par le balcon nord"
            values={values}
          />
          <TextArea
            defaultValue={values.description}
            error={errors.description}
            isOptional
            label="Description"
            maxLength={5000}
            name="description"
            rows={5}
          />
          <RouteChoice error={errors.parcours_id} onChange={setRoute} value={route} />
          <Measures errors={errors} hasRoute={route !== null} values={values} />
          <Nights errors={errors} values={values} />
          <EpreuveChoice error={errors.epreuves_id} onChange={setEpreuve} value={epreuve} />
          <Bib
            error={errors.dossard_inclus}
            hasEpreuve={epreuve !== null}
            isIncluded={journee?.dossard_inclus ?? false}
          />
        </>
      )}
    </ThingForm>
  )
}

function Measures({ hasRoute, ...filling }: Filling & { hasRoute: boolean }) {
  return (
    <div className="fields sm:grid-cols-2">
      <FilledField
        {...filling}
        hint={hasRoute ? 'Celle du parcours s’affiche, dès que tout le monde le voit.' : undefined}
        inputMode="decimal"
        label="Distance"
        name="distance"
        unit="km"
      />
      <FilledField
        {...filling}
        hint={hasRoute ? 'Celui du parcours s’affiche de même.' : undefined}
        inputMode="numeric"
        label="Dénivelé positif"
        name="denivele"
        unit="m"
      />
    </div>
  )
}

const Nights = (filling: Filling) => (
  <div className="grid items-start gap-5">
    <FilledField
      {...filling}
      label="Hébergement"
      maxLength={500}
      name="hebergement"
      placeholder="Refuge, dortoir de huit"
    />
    <FilledField
      {...filling}
      label="Repas"
      maxLength={500}
      name="repas"
      placeholder="Petit déjeuner et dîner compris, pique-nique à acheter"
    />
    <FilledField
      {...filling}
      label="Transport"
      maxLength={500}
      name="transport"
      placeholder="Les sacs suivent en minibus"
    />
  </div>
)

type BibProps = { hasEpreuve: boolean; isIncluded: boolean; error: string | undefined }

function Bib({ hasEpreuve, isIncluded, error }: BibProps) {
  if (!hasEpreuve) return null
  return (
    <Checkbox
      defaultChecked={isIncluded}
      hint="L’agence s’occupe de l’inscription, son prix est dans celui du séjour."
      name="dossard_inclus"
      {...(error && { error })}
    >
      Le dossard est compris
    </Checkbox>
  )
}
