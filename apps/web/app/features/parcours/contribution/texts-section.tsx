import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { TYPE_PARCOURS_LABELS, TYPES_PARCOURS } from '@foulee/domain/parcours/parcours'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { VersionedForm } from '#kit/editor/versioned-form.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { usePart } from './use-edit.ts'

const TYPES = TYPES_PARCOURS.map((value) => ({ value, label: TYPE_PARCOURS_LABELS[value] }))
const MOIS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
].map((label, index) => ({ value: String(index + 1), label }))

const LABELS = {
  titre: 'Titre',
  description: 'Description',
  types: 'Type',
  saison: 'Les meilleurs mois',
}

const toFields = ({ gestion: { parcours, titre } }: { gestion: ParcoursGestion }) => ({
  titre: titre ?? '',
  description: parcours.description ?? '',
  types: parcours.types,
  saison: parcours.saison.map(String),
})

export function TextsSection({ gestion }: { gestion: ParcoursGestion }) {
  return (
    <EditorSection id="titre" title="Le parcours">
      <VersionedForm
        {...usePart(gestion, 'textes')}
        labels={LABELS}
        lists={['types', 'saison']}
        name="textes"
        prepare={({ saison, ...fields }) =>
          saison === undefined
            ? fields
            : { ...fields, saison: JSON.stringify([saison].flat().map(Number)) }
        }
        toFields={toFields}
      >
        {({ titre, description, types, saison }, errors) => (
          <>
            <TextField
              defaultValue={titre}
              error={errors.titre}
              hint="Ce qui le distingue&nbsp;: un lieu, un sommet, un lac."
              label="Titre"
              maxLength={120}
              name="titre"
            />
            <div className="scroll-mt-24" id="description">
              <TextArea
                defaultValue={description}
                error={errors.description}
                hint="Où se garer, ce que l’on voit, ce qui est délicat. 40 caractères au moins."
                label="Description"
                maxLength={5000}
                name="description"
                rows={6}
              />
            </div>
            <div className="scroll-mt-24" id="types">
              <ChoiceChips
                chosen={[types ?? []].flat()}
                error={errors.types}
                legend="Type"
                name="types"
                options={TYPES}
              />
            </div>
            <ChoiceChips
              chosen={[saison ?? []].flat()}
              error={errors.saison}
              hint="Laissez vide s’il se court toute l’année."
              legend="Les meilleurs mois"
              name="saison"
              options={MOIS}
            />
          </>
        )}
      </VersionedForm>
    </EditorSection>
  )
}
