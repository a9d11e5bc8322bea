import type { Profil } from '@foulee/contract/profil'
import { ChoiceGroup, Radio } from '../../ui/choice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

const SEXES = [
  { value: 'f', label: 'Femme' },
  { value: 'h', label: 'Homme' },
  { value: 'non_precise', label: 'Je préfère ne pas répondre' },
] as const

const NIVEAUX = [
  { value: 'debutant', label: 'Débutant\u00a0: je commence' },
  { value: 'intermediaire', label: 'Intermédiaire\u00a0: je cours chaque semaine' },
  { value: 'confirme', label: 'Confirmé\u00a0: je prépare des courses' },
  { value: 'expert', label: 'Expert\u00a0: je vise un classement' },
]

type QualificationFieldsProps = { errors: Record<string, string>; profil: Profil | null }

export function QualificationFields({ errors, profil }: QualificationFieldsProps) {
  return (
    <>
      <ChoiceGroup
        error={errors.sexe}
        hint="Les courses classent les femmes et les hommes séparément."
        legend="Vous êtes"
      >
        {SEXES.map(({ value, label }, index) => (
          <Radio
            defaultChecked={profil?.sexe === value}
            id={index === 0 ? 'sexe' : undefined}
            key={value}
            name="sexe"
            value={value}
          >
            {label}
          </Radio>
        ))}
      </ChoiceGroup>
      <TextField
        autoComplete="bday"
        defaultValue={profil?.naissance}
        error={errors.naissance}
        hint="Pour votre catégorie d’âge. Personne d’autre ne la voit."
        id="naissance"
        isOptional
        label="Date de naissance"
        name="naissance"
        type="date"
      />
      <Select
        defaultValue={profil?.niveau}
        error={errors.niveau}
        id="niveau"
        isOptional
        label="Votre niveau"
        name="niveau"
        options={NIVEAUX}
        placeholder="Choisir un niveau"
      />
    </>
  )
}
