import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { Figure } from '#kit/editor/filled-field.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { TextArea } from '#ui/text-field.tsx'
import { readLines, writeCount } from './counts.ts'
import { SectionForm } from './section-form.tsx'

const LABELS = {
  participants_min: 'Participants au moins',
  participants_max: 'Participants au plus',
  age_min: 'Âge minimum',
  acces: 'Accès',
  formalites: 'Formalités',
  assurance: 'Assurance',
  materiel: 'Matériel',
}

const TEXTS = [
  {
    name: 'acces',
    label: 'Accès',
    hint: 'Gare ou aéroport le plus proche, navette, heure du rendez-vous.',
    maxLength: 4000,
  },
  {
    name: 'formalites',
    label: 'Formalités',
    hint: 'Papiers, visa, vaccins. Hors de France, la loi vous demande de les dire.',
    maxLength: 4000,
  },
  {
    name: 'assurance',
    label: 'Assurance',
    hint: 'Celle qui est comprise, celle que l’on prend soi-même, ce qu’elles couvrent.',
    maxLength: 2000,
  },
  {
    name: 'materiel',
    label: 'Ce que l’on emporte',
    hint: 'Un élément par ligne, 60 au plus.',
    maxLength: 7000,
  },
] as const

const toFields = ({ voyage }: VoyageGestion): Fields => ({
  participants_min: writeCount(voyage.participants_min),
  participants_max: writeCount(voyage.participants_max),
  age_min: writeCount(voyage.age_min),
  acces: voyage.acces ?? '',
  formalites: voyage.formalites ?? '',
  assurance: voyage.assurance ?? '',
  materiel: voyage.materiel.join('\n'),
})

/** The API takes the equipment as JSON, one text per line. */
const prepare = (changed: Fields): Fields =>
  'materiel' in changed
    ? { ...changed, materiel: JSON.stringify(readLines(String(changed.materiel))) }
    : changed

export function PratiqueSection({ gestion }: { gestion: VoyageGestion }) {
  return (
    <EditorSection
      id="pratique"
      lead="Ce que les voyageurs cherchent avant de réserver&nbsp;: rien n’est obligatoire, tout aide."
      title="Infos pratiques"
    >
      <SectionForm
        gestion={gestion}
        labels={LABELS}
        name="pratique"
        prepare={prepare}
        toFields={toFields}
      >
        {(values, errors) => {
          const filling = { values: values as Record<string, string>, errors }
          return (
            <>
              <FieldPlace champ="participants">
                <div className="grid items-end gap-6 sm:grid-cols-3">
                  <Figure {...filling} label="Participants, au moins" name="participants_min" />
                  <Figure {...filling} label="Participants, au plus" name="participants_max" />
                  <Figure {...filling} label="Âge minimum" name="age_min" unit="ans" />
                </div>
              </FieldPlace>
              {TEXTS.map(({ name, ...text }) => (
                <FieldPlace champ={name} key={name}>
                  <TextArea
                    {...text}
                    defaultValue={values[name]}
                    error={errors[name]}
                    isOptional
                    name={name}
                    rows={3}
                  />
                </FieldPlace>
              ))}
            </>
          )
        }}
      </SectionForm>
    </EditorSection>
  )
}
