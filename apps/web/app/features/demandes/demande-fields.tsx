import type { NewDemande } from '@foulee/contract/demandes'
import type { TypeDemande } from '@foulee/domain/demande'
import { TextArea, TextField } from '../../ui/text-field.tsx'

type Name = Exclude<keyof NewDemande, 'type'>

/** The fields of each form, which are also what a draft keeps. */
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
          autoCapitalize="characters"
          error={errors.carte_pro}
          hint="Inscrit sur votre carte professionnelle d’éducateur sportif."
          id="carte_pro"
          label="Numéro de carte"
          maxLength={40}
          name="carte_pro"
          placeholder="03821ED0042"
        />
        <TextField
          error={errors.carte_pro_fin}
          hint="La carte se renouvelle tous les cinq ans."
          id="carte_pro_fin"
          label="Valable jusqu’au"
          name="carte_pro_fin"
          type="date"
        />
      </div>
      <TextField
        error={errors.diplome}
        hint="Celui qui vous permet d’encadrer contre rémunération."
        id="diplome"
        label="Diplôme"
        list="diplomes"
        maxLength={160}
        name="diplome"
      />
      <Suggestions id="diplomes" values={DIPLOMES} />
      <TextField
        error={errors.assurance}
        hint="L’assureur et le numéro de contrat."
        id="assurance"
        label="Responsabilité civile professionnelle"
        maxLength={160}
        name="assurance"
      />
      <TextField
        autoComplete="organization"
        error={errors.structure}
        id="structure"
        isOptional
        label="Nom d’usage"
        maxLength={120}
        name="structure"
      />
    </>
  )
}

function ClubFields({ errors }: FieldsProps) {
  return (
    <>
      <TextField
        autoComplete="organization"
        error={errors.structure}
        id="structure"
        label="Nom du club"
        maxLength={120}
        name="structure"
      />
      <TextField
        autoCapitalize="characters"
        error={errors.immatriculation}
        hint="14&nbsp;chiffres, ou W suivi de 9&nbsp;chiffres. En Alsace-Moselle, donnez le SIRET."
        id="immatriculation"
        label="SIRET ou numéro RNA"
        maxLength={40}
        name="immatriculation"
        placeholder="W381234567"
      />
      <TextField
        error={errors.federation}
        hint="Celle à laquelle le club est affilié."
        id="federation"
        label="Fédération"
        list="federations"
        maxLength={120}
        name="federation"
      />
      <Suggestions id="federations" values={FEDERATIONS} />
    </>
  )
}

function CommonFields({ errors }: FieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          autoComplete="address-level2"
          error={errors.ville}
          id="ville"
          isOptional
          label="Ville"
          maxLength={120}
          name="ville"
        />
        <TextField
          autoCapitalize="off"
          error={errors.site}
          id="site"
          inputMode="url"
          isOptional
          label="Site"
          maxLength={300}
          name="site"
          placeholder="https://"
        />
      </div>
      <TextArea
        error={errors.message}
        id="message"
        isOptional
        label="Un mot pour l’équipe"
        maxLength={1000}
        name="message"
      />
    </>
  )
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}
