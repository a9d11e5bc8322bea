import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { OBJECTIF_PLAN_LABELS, OBJECTIFS_PLAN } from '@foulee/domain/entrainement/plan'
import { NIVEAU_LABELS, NIVEAUX } from '@foulee/domain/membres/profil'
import { SPORT_LABELS, SPORTS } from '@foulee/domain/shared/sport'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { VersionedForm } from '#kit/editor/versioned-form.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { fieldProps } from '#ui/form/field-props.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { planGestionQuery } from './edition.queries.ts'
import { toMetres, toPrix } from './read-numbers.ts'
import { savingPlan } from './saving-plan.ts'

const options = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

const LABELS = {
  titre: 'Titre',
  description: 'Description',
  sport: 'Sport',
  objectif: 'Objectif',
  niveau: 'Niveau',
  distance_cible: 'Distance visée',
  denivele_cible: 'Dénivelé visé',
  acces: 'Accès',
  prix: 'Prix',
}

const toFields = ({ plan }: PlanGestion): Fields => ({
  titre: plan.titre,
  description: plan.description,
  sport: plan.sport,
  objectif: plan.objectif ?? '',
  niveau: plan.niveau ?? '',
  distance_cible: plan.distance_cible === null ? '' : String(plan.distance_cible / 1000),
  denivele_cible: plan.denivele_cible === null ? '' : String(plan.denivele_cible),
  acces: plan.premium ? 'premium' : 'tous',
  prix: plan.prix === 0 ? '' : String(plan.prix / 100),
})

function prepare(changed: Fields, all: Fields): Fields {
  const { acces, prix, distance_cible, denivele_cible, ...rest } = changed
  const isPriced = acces !== undefined || prix !== undefined
  return {
    ...rest,
    ...(distance_cible === undefined ? {} : { distance_cible: toMetres(distance_cible, 1000) }),
    ...(denivele_cible === undefined ? {} : { denivele_cible: toMetres(denivele_cible, 1) }),
    ...(isPriced
      ? {
          premium: String(all.acces === 'premium'),
          prix: all.acces === 'premium' ? '0' : toPrix(all.prix ?? ''),
        }
      : {}),
  }
}

export function TextsSection({ gestion }: { gestion: PlanGestion }) {
  const client = useQueryClient()
  const { id } = gestion.plan
  const [saving] = useState(() => savingPlan(client, id))
  return (
    <EditorSection id="textes" title="Le plan">
      <VersionedForm
        gestion={gestion}
        labels={LABELS}
        name="textes"
        prepare={prepare}
        reload={() => void client.invalidateQueries(planGestionQuery(id))}
        saving={saving}
        toFields={toFields}
      >
        {(values, errors) => {
          const field = (name: string) => ({
            ...fieldProps(name, errors),
            defaultValue: String(values[name] ?? ''),
          })
          return (
            <>
              <TextField
                {...field('titre')}
                hint="L’objectif et la durée, en clair."
                label="Titre"
                maxLength={120}
              />
              <TextArea
                {...field('description')}
                hint="Pour qui il est, d’où il part, comment il avance. 80 caractères au moins."
                label="Description"
                maxLength={6000}
                rows={6}
              />
              <div className="grid gap-6 sm:grid-cols-2">
                <Select
                  {...field('objectif')}
                  label="Ce à quoi il mène"
                  options={options(OBJECTIFS_PLAN, OBJECTIF_PLAN_LABELS)}
                  placeholder="Choisissez"
                />
                <Select
                  {...field('niveau')}
                  label="Niveau"
                  options={options(NIVEAUX, NIVEAU_LABELS)}
                  placeholder="Choisissez"
                />
                <Select {...field('sport')} label="Sport" options={options(SPORTS, SPORT_LABELS)} />
                <TextField
                  {...field('distance_cible')}
                  inputMode="decimal"
                  isOptional
                  label="Distance visée"
                  unit="km"
                />
                <TextField
                  {...field('denivele_cible')}
                  inputMode="numeric"
                  isOptional
                  label="Dénivelé visé"
                  unit="m"
                />
              </div>
              <div className="grid items-end gap-6 sm:grid-cols-2">
                <Select
                  {...field('acces')}
                  hint="Deux semaines se lisent toujours en entier."
                  label="Accès"
                  options={[
                    { value: 'tous', label: 'Tous les membres' },
                    { value: 'premium', label: 'Membres premium' },
                  ]}
                />
                <TextField
                  {...field('prix')}
                  hint="Vide&nbsp;: gratuit. Sinon les coureurs vous le demandent, et le règlent avec vous."
                  inputMode="decimal"
                  isOptional
                  label="Prix"
                  unit="€"
                />
              </div>
            </>
          )
        }}
      </VersionedForm>
    </EditorSection>
  )
}
