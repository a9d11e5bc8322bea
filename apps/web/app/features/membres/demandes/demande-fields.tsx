import type { NewDemande } from '@foulee/contract/membres/demandes'
import type { TypeDemande } from '@foulee/domain/membres/demande'
import type { ComponentProps } from 'react'
import { fieldProps } from '#ui/form/field-props.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'

type Name = Exclude<keyof NewDemande, 'type'>

/** Fields by type of request, which are also the stored draft. */
export const FIELDS: Readonly<Record<TypeDemande, readonly Name[]>> = {
  coach: [
    'carte_pro',
    'carte_pro_fin',
    'diplome',
    'assurance',
    'structure',
    'ville',
    'site',
    'message',
  ],
  club: ['structure', 'immatriculation', 'federation', 'ville', 'site', 'message'],
}

type FieldsProps = { errors: Record<string, string> }

export const DemandeFields = ({ type, errors }: FieldsProps & { type: TypeDemande }) => (
  <>
    {type === 'coach' ? <CoachFields errors={errors} /> : <ClubFields errors={errors} />}
    <CommonFields errors={errors} />
  </>
)

const DIPLOMES = [
  'BPJEPS activités de la forme',
  'DEJEPS athlétisme et disciplines associées',
  'DESJEPS athlétisme',
  'Licence STAPS entraînement sportif',
  'Diplôme d’État d’accompagnateur en moyenne montagne',
]
const FEDERATIONS = ['FFA', 'FFTri', 'FFCO', 'FSGT', 'UFOLEP', 'FFRandonnée', 'FFCAM']

function CoachFields({ errors }: FieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...fieldProps('carte_pro', errors)}
          autoCapitalize="characters"
          hint="Inscrit sur votre carte professionnelle."
          label="Numéro de carte"
          maxLength={40}
          placeholder="03821ED0042"
        />
        <TextField
          {...fieldProps('carte_pro_fin', errors)}
          hint="La carte se renouvelle tous les cinq ans."
          label="Valable jusqu’au"
          type="date"
        />
      </div>
      <SuggestField
        {...fieldProps('diplome', errors)}
        hint="Celui qui vous permet d’encadrer contre rémunération."
        label="Diplôme"
        maxLength={160}
        suggestions={DIPLOMES}
      />
      <TextField
        {...fieldProps('assurance', errors)}
        hint="L’assureur et le numéro de contrat."
        label="Responsabilité civile professionnelle"
        maxLength={160}
      />
      <TextField
        {...fieldProps('structure', errors)}
        autoComplete="organization"
        isOptional
        label="Nom d’usage"
        maxLength={120}
      />
    </>
  )
}

function ClubFields({ errors }: FieldsProps) {
  return (
    <>
      <TextField
        {...fieldProps('structure', errors)}
        autoComplete="organization"
        label="Nom du club"
        maxLength={120}
      />
      <TextField
        {...fieldProps('immatriculation', errors)}
        autoCapitalize="characters"
        hint="14&nbsp;chiffres, ou W suivi de 9&nbsp;chiffres. En Alsace-Moselle, donnez le SIRET."
        label="SIRET ou numéro RNA"
        maxLength={40}
        placeholder="W381234567"
      />
      <SuggestField
        {...fieldProps('federation', errors)}
        hint="Celle à laquelle le club est affilié."
        label="Fédération"
        maxLength={120}
        suggestions={FEDERATIONS}
      />
    </>
  )
}

function CommonFields({ errors }: FieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...fieldProps('ville', errors)}
          autoComplete="address-level2"
          isOptional
          label="Ville"
          maxLength={120}
        />
        <TextField
          {...fieldProps('site', errors)}
          autoCapitalize="off"
          inputMode="url"
          isOptional
          label="Site"
          maxLength={300}
          placeholder="https://"
        />
      </div>
      <TextArea
        {...fieldProps('message', errors)}
        isOptional
        label="Un mot pour l’équipe"
        maxLength={1000}
      />
    </>
  )
}

type SuggestFieldProps = ComponentProps<typeof TextField> & {
  id: string
  suggestions: readonly string[]
}

function SuggestField({ suggestions, ...props }: SuggestFieldProps) {
  const list = `${props.id}-suggestions`
  return (
    <>
      <TextField {...props} list={list} />
      <datalist id={list}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  )
}
