import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { FilledField } from '#kit/editor/filled-field.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { TextArea } from '#ui/text-field.tsx'
import { BaremeField } from './bareme-field.tsx'
import { readBareme, writeBareme } from './bareme-text.ts'
import { SectionForm } from './section-form.tsx'

const LABELS = {
  bareme: 'Barème d’annulation',
  acompte: 'Acompte en\u00a0%',
  solde_jours: 'Solde, en jours avant le départ',
  reglement: 'Règlement',
  delai_heures: 'Heures pour répondre à une demande',
  delai_attente_heures: 'Heures pour répondre à une place proposée',
  places_par_membre: 'Places qu’une personne peut demander',
}

const toFields = ({ voyage, delai_attente_heures, places_par_membre }: VoyageGestion): Fields => ({
  bareme: writeBareme(voyage.bareme),
  acompte: String(voyage.acompte),
  solde_jours: String(voyage.solde_jours),
  reglement: voyage.reglement ?? '',
  delai_heures: String(voyage.delai_heures),
  delai_attente_heures: String(delai_attente_heures),
  places_par_membre: places_par_membre === null ? '' : String(places_par_membre),
})

/** The API takes the cancellation fees as JSON. */
const prepare = (changed: Fields): Fields =>
  'bareme' in changed
    ? { ...changed, bareme: JSON.stringify(readBareme(String(changed.bareme))) }
    : changed

export function VenteSection({ gestion }: { gestion: VoyageGestion }) {
  return (
    <EditorSection
      id="vente"
      lead="Montrées avant de réserver, et gardées avec chaque réservation telles qu’elles étaient ce jour-là. Foulée n’encaisse rien."
      title="Conditions de vente"
    >
      <SectionForm
        gestion={gestion}
        labels={LABELS}
        name="vente"
        prepare={prepare}
        toFields={toFields}
      >
        {(values, errors, touch) => {
          const filling = { values: values as Record<string, string>, errors }
          return (
            <>
              <FieldPlace champ="bareme">
                <BaremeField error={errors.bareme} touch={touch} value={String(values.bareme)} />
              </FieldPlace>
              <div className="fields sm:grid-cols-2">
                <Whole {...filling} label="Acompte" name="acompte" unit="%" />
                <Whole
                  {...filling}
                  hint="Quand le reste est dû."
                  label="Solde, avant le départ"
                  name="solde_jours"
                  unit="jours"
                />
              </div>
              <FieldPlace champ="reglement">
                <TextArea
                  defaultValue={values.reglement}
                  error={errors.reglement}
                  hint="Virement, carte, chèques-vacances&nbsp;: comment l’acompte et le solde vous parviennent."
                  label="Comment on vous règle"
                  maxLength={2000}
                  name="reglement"
                  rows={3}
                />
              </FieldPlace>
              <div className="fields sm:grid-cols-2">
                <Whole
                  {...filling}
                  hint="Passé ce temps sans réponse de votre part, les places se libèrent."
                  label="Pour répondre à une demande"
                  name="delai_heures"
                  unit="heures"
                />
                <Whole
                  {...filling}
                  hint="Ce qu’a un voyageur de la liste d’attente quand une place se libère."
                  label="Pour prendre une place proposée"
                  name="delai_attente_heures"
                  unit="heures"
                />
                <FilledField
                  {...filling}
                  hint="Pour un même départ, tant que vous n’avez pas répondu. Vide&nbsp;: la moitié des places, quatre au moins."
                  inputMode="numeric"
                  isOptional
                  label="Demandées par une personne"
                  name="places_par_membre"
                  unit="places"
                />
              </div>
            </>
          )
        }}
      </SectionForm>
    </EditorSection>
  )
}

/** A mandatory whole number: emptied, it returns to its default. */
const Whole = (props: React.ComponentProps<typeof FilledField>) => (
  <FilledField inputMode="numeric" isOptional={false} {...props} />
)
