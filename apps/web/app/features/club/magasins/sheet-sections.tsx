import type { MonMagasin } from '@foulee/contract/club/magasins-gestion'
import { CATEGORIES, SERVICE_LABELS, SERVICES } from '@foulee/domain/club/magasin'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { PinField } from '#kit/map/pin-field.tsx'
import {
  AddressField,
  NameFields,
  PhoneField,
  SiteField,
  TownFields,
} from '#kit/organisation/fields.tsx'
import { CountryField } from '#kit/places/country-field.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSaveValues } from './magasins.mutations.ts'
import { SectionForm, SheetForm } from './section-form.tsx'

type SectionProps = { magasin: MonMagasin }

const PRESENTATION = {
  nom: 'Nom',
  description: 'Description',
  site: 'Site',
  telephone: 'Téléphone',
  email: 'Adresse email',
} as const

const ADRESSE = {
  adresse: 'Adresse',
  code_postal: 'Code postal',
  ville: 'Ville',
  pays: 'Pays',
} as const

export function IdentitySection({ magasin }: SectionProps) {
  return (
    <SheetForm
      id="presentation"
      labels={PRESENTATION}
      lead="Ce que tout le monde lit sur sa page."
      magasin={magasin}
      title="Présentation"
    >
      {(text) => (
        <>
          <NameFields hint="Qui vous êtes, ce qu’un coureur trouve chez vous." text={text} />
          <SiteField text={text} />
          <PhoneField text={text} />
          <AddressField
            hint="Jamais affichée&nbsp;: l’équipe et le code de qui revendique la page passent par elle."
            label="Adresse email"
            text={text}
          />
        </>
      )}
    </SheetForm>
  )
}

export function PlaceSection({ magasin }: SectionProps) {
  const { mutate, error } = useSaveValues(magasin.id)
  return (
    <>
      <SheetForm
        id="adresse"
        labels={ADRESSE}
        lead="Le code postal donne le département, et l’heure du magasin outre-mer."
        magasin={magasin}
        title="Adresse"
      >
        {(text) => (
          <>
            <TextField
              {...text('adresse')}
              autoComplete="address-line1"
              label="Adresse"
              maxLength={200}
            />
            <TownFields text={text} />
            <CountryField autoComplete="country" defaultValue={text('pays').defaultValue} />
          </>
        )}
      </SheetForm>
      <div className="card p-5">
        <PinField
          error={error?.message}
          onMove={(position) => mutate({ position: position && [position[0], position[1]] })}
          position={magasin.position}
          where="sur la porte du magasin"
        />
      </div>
    </>
  )
}

const RAYONS = { categories: 'Rayons', services: 'Services', marques: 'Marques' } as const

const toRayons = ({ categories, services, marques }: MonMagasin): Fields => ({
  categories,
  services,
  marques: marques.join(', '),
})

export function OfferSection({ magasin }: SectionProps) {
  return (
    <EditorSection
      id="rayons"
      lead="Ce par quoi les coureurs vous trouvent."
      title="Rayons, services et marques"
    >
      <SectionForm
        labels={RAYONS}
        lists={['categories', 'services']}
        magasin={magasin}
        name="rayons"
        toFields={toRayons}
      >
        {(values, errors) => (
          <>
            <ChoiceChips
              chosen={[values.categories ?? []].flat()}
              error={errors.categories}
              legend="Rayons"
              name="categories"
              options={CATEGORIES.map(({ categorie, nom }) => ({ value: categorie, label: nom }))}
            />
            <ChoiceChips
              chosen={[values.services ?? []].flat()}
              error={errors.services}
              legend="Services"
              name="services"
              options={SERVICES.map((value) => ({ value, label: SERVICE_LABELS[value] }))}
            />
            <TextArea
              defaultValue={values.marques}
              error={errors.marques}
              hint="Séparées par des virgules."
              isOptional
              label="Marques"
              maxLength={2000}
              name="marques"
              rows={3}
            />
          </>
        )}
      </SectionForm>
    </EditorSection>
  )
}
