import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { OBJECTIF_SEANCE_LABELS, OBJECTIFS_SEANCE } from '@foulee/domain/entrainement/seance'
import { NIVEAU_LABELS, NIVEAUX } from '@foulee/domain/membres/profil'
import { SPORT_LABELS, SPORTS } from '@foulee/domain/shared/sport'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { VersionedForm, type VersionedSaving } from '#kit/editor/versioned-form.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { readScaled } from '#ui/form/read-number.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'

const LABELS = {
  titre: 'Titre',
  sport: 'Sport',
  objectif: 'Objectif',
  niveau: 'Niveau',
  description: 'Description',
  denivele: 'Dénivelé',
  video: 'Vidéo',
  tags: 'Étiquettes',
}
const asOptions = <K extends string>(values: readonly K[], labels: Readonly<Record<K, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

const SANS_TITRE = 'Séance sans titre'

const toFields = ({ seance }: SeanceGestion): Fields => ({
  titre: seance.titre === SANS_TITRE ? '' : seance.titre,
  sport: seance.sport,
  objectif: seance.objectif,
  niveau: seance.niveau ?? '',
  description: seance.description,
  denivele: seance.denivele === null ? '' : String(seance.denivele),
  video: seance.video ?? '',
  tags: seance.tags.join(', '),
})

const text = (fields: Fields, name: string) => {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

function prepare({ tags, denivele, ...fields }: Fields): Fields {
  const words = text({ tags: tags ?? '' }, 'tags').split(',')
  const list = [...new Set(words.map((tag) => tag.trim()).filter(Boolean))]
  const climb = text({ denivele: denivele ?? '' }, 'denivele')
  return {
    ...fields,
    ...(tags === undefined ? {} : { tags: JSON.stringify(list) }),
    // An invalid number is sent unchanged: the server reports all errors together.
    ...(denivele === undefined ? {} : { denivele: toMetres(climb) }),
  }
}

function toMetres(text: string): string {
  const value = readScaled(text, 1)
  return value === undefined ? JSON.stringify(text) : JSON.stringify(value)
}

type TextsSectionProps = {
  gestion: SeanceGestion
  saving: VersionedSaving<SeanceGestion>
  reload: () => void
}

export function TextsSection({ gestion, saving, reload }: TextsSectionProps) {
  return (
    <EditorSection id="titre" title="La séance">
      <VersionedForm
        gestion={gestion}
        labels={LABELS}
        name="textes"
        prepare={prepare}
        reload={reload}
        saving={saving}
        toFields={toFields}
      >
        {(values, errors) => (
          <>
            <TextField
              defaultValue={text(values, 'titre')}
              error={errors.titre}
              hint="Ce qui la distingue&nbsp;: 8 × 30/30, sortie longue avec allure marathon…"
              label="Titre"
              maxLength={120}
              name="titre"
            />
            <div className="grid gap-5 sm:grid-cols-3">
              <Select
                defaultValue={text(values, 'objectif')}
                error={errors.objectif}
                label="Objectif"
                name="objectif"
                options={asOptions(OBJECTIFS_SEANCE, OBJECTIF_SEANCE_LABELS)}
              />
              <div className="scroll-mt-24" id="niveau">
                <Select
                  defaultValue={text(values, 'niveau')}
                  error={errors.niveau}
                  label="Niveau"
                  name="niveau"
                  options={asOptions(NIVEAUX, NIVEAU_LABELS)}
                  placeholder="Choisissez"
                />
              </div>
              <Select
                defaultValue={text(values, 'sport')}
                error={errors.sport}
                label="Sport"
                name="sport"
                options={asOptions(SPORTS, SPORT_LABELS)}
              />
            </div>
            <div className="scroll-mt-24" id="description">
              <TextArea
                defaultValue={text(values, 'description')}
                error={errors.description}
                hint="À quoi elle sert, comment la faire, quoi surveiller. 40 caractères au moins."
                label="Description"
                maxLength={3000}
                name="description"
                rows={5}
              />
            </div>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                defaultValue={text(values, 'denivele')}
                error={errors.denivele}
                hint="Seulement si elle demande des côtes."
                inputMode="numeric"
                isOptional
                label="Dénivelé positif"
                name="denivele"
                unit="m"
              />
              <TextField
                defaultValue={text(values, 'tags')}
                error={errors.tags}
                hint="Séparées par des virgules&nbsp;: piste, côtes, hiver."
                isOptional
                label="Étiquettes"
                name="tags"
              />
            </div>
            <TextField
              defaultValue={text(values, 'video')}
              error={errors.video}
              hint="L’adresse d’une vidéo qui montre un geste ou la séance."
              inputMode="url"
              isOptional
              label="Vidéo"
              name="video"
              placeholder="https://"
            />
          </>
        )}
      </VersionedForm>
    </EditorSection>
  )
}
