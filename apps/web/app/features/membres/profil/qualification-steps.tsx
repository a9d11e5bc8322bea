import type { Profil } from '@foulee/contract/membres/profil'
import type { ReactNode } from 'react'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DistanceFields } from './distance-fields.tsx'
import type { ProfilOptions } from './options.ts'
import { ANSWERED } from './qualification-answers.ts'

type StepContext = { profil: Profil; options: ProfilOptions; errors: Record<string, string> }

export type Step = {
  id: string
  title: string
  lead: string
  /** The only mandatory question; « je préfère ne pas répondre » is an answer. */
  isRequired?: true
  /** Value saved when all questions are postponed: without it the profile stays incomplete. */
  later?: { name: string; value: string }
  isAnswered: (profil: Profil) => boolean
  fields: (context: StepContext) => ReactNode
}

function choices(name: 'sexe' | 'niveau' | 'objectif', legend: string, hints = {}) {
  return function Choices({ profil, options, errors }: StepContext) {
    const hintOf: Readonly<Record<string, string>> = hints
    return (
      <ChoiceGroup error={errors[name]} legend={<span className="sr-only">{legend}</span>}>
        {options[name].map(({ value, label }) => (
          <Radio
            defaultChecked={profil[name] === value}
            hint={hintOf[value]}
            key={value}
            name={name}
            value={value}
          >
            {label}
          </Radio>
        ))}
      </ChoiceGroup>
    )
  }
}

function chips(name: 'surfaces' | 'marques', legend: string) {
  return function Chips({ profil, options, errors }: StepContext) {
    return (
      <ChoiceChips
        chosen={profil[name]}
        error={errors[name]}
        legend={<span className="sr-only">{legend}</span>}
        name={name}
        options={options[name]}
      />
    )
  }
}

/** Questions of produit 7.8, in their order, one per screen. */
export const STEPS: readonly Step[] = [
  {
    id: 'sexe',
    title: 'Vous êtes…',
    lead: 'Les courses classent les femmes et les hommes séparément.',
    isRequired: true,
    later: { name: 'sexe', value: 'non_precise' },
    isAnswered: ANSWERED.sexe,
    fields: choices('sexe', 'Vous êtes'),
  },
  {
    id: 'naissance',
    title: 'Votre date de naissance',
    lead: 'Elle donne votre catégorie d’âge. Personne d’autre ne la voit.',
    isAnswered: ANSWERED.naissance,
    fields: ({ profil, errors }) => (
      <TextField
        autoComplete="bday"
        defaultValue={profil.naissance}
        error={errors.naissance}
        label="Date de naissance"
        name="naissance"
        type="date"
      />
    ),
  },
  {
    id: 'niveau',
    title: 'Votre niveau',
    lead: 'Pour commencer par les courses à votre portée.',
    isAnswered: ANSWERED.niveau,
    fields: choices('niveau', 'Votre niveau', {
      debutant: 'Je commence, ou je cours de temps en temps.',
      intermediaire: 'Je cours chaque semaine.',
      confirme: 'Je prépare des courses.',
      expert: 'Je vise un classement.',
    }),
  },
  {
    id: 'objectif',
    title: 'Votre objectif du moment',
    lead: 'Vous pourrez en changer quand vous voulez.',
    isAnswered: ANSWERED.objectif,
    fields: choices('objectif', 'Votre objectif'),
  },
  {
    id: 'surfaces',
    title: 'Où aimez-vous courir\u00a0?',
    lead: 'Choisissez autant de surfaces que vous voulez.',
    isAnswered: ANSWERED.surfaces,
    fields: chips('surfaces', 'Surfaces préférées'),
  },
  {
    id: 'distances',
    title: 'Quelles distances\u00a0?',
    lead: 'De la plus courte à la plus longue qui vous tente.',
    isAnswered: ANSWERED.distances,
    fields: ({ profil, errors }) => (
      <DistanceFields chosen={profil.distance_courses} error={errors.distance_courses} />
    ),
  },
  {
    id: 'marques',
    title: 'Vos marques de chaussures',
    lead: 'Pour les bons plans qui vous concernent, et rien d’autre.',
    isAnswered: ANSWERED.marques,
    fields: chips('marques', 'Marques'),
  },
]

export function findStep(profil: Profil, text: string | null): number {
  const named = STEPS.findIndex(({ id }) => id === text)
  if (named >= 0) return named
  return Math.max(
    0,
    STEPS.findIndex(({ isAnswered }) => !isAnswered(profil)),
  )
}
