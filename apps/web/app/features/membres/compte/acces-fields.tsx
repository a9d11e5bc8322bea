import { ACCES, type Acces } from '@foulee/domain/membres/acces'
import { Checkbox, ChoiceGroup } from '#ui/choice.tsx'

const WORDS: Readonly<Record<Acces, { label: string; hint: string }>> = {
  agenda: {
    label: 'L’adresse secrète de mon agenda',
    hint: 'Les calendriers qui la suivent ne recevront plus rien.',
  },
  comptes_externes: {
    label: 'Les comptes reliés',
    hint: 'Google, Strava… ne permettront plus de se connecter.',
  },
  montres: { label: 'Les montres reliées', hint: 'Aucun parcours ne leur sera plus envoyé.' },
  invitations: {
    label: 'Les invitations que j’ai envoyées',
    hint: 'Celles qui attendent encore une réponse.',
  },
}

const FIELD_NAME = 'couper'

/** Other sign-in methods to revoke with the former password: all by default. */
export function AccesFields() {
  return (
    <ChoiceGroup
      hint="Quelqu’un a pu entrer dans votre compte&nbsp;? Laissez tout coché. Les autres appareils seront déconnectés dans tous les cas, et ne recevront plus de notifications."
      legend="Couper aussi"
    >
      {ACCES.map((acces) => (
        <Checkbox
          defaultChecked
          hint={WORDS[acces].hint}
          key={acces}
          name={FIELD_NAME}
          value={acces}
        >
          {WORDS[acces].label}
        </Checkbox>
      ))}
    </ChoiceGroup>
  )
}

export const readGarder = (form: FormData): Acces[] =>
  ACCES.filter((acces) => !form.getAll(FIELD_NAME).includes(acces))
