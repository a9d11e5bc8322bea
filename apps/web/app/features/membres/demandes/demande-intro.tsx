import type { TypeDemande } from '@foulee/domain/membres/demande'
import { Icon } from '#ui/icon.tsx'

const SHOWN: Readonly<Record<TypeDemande, readonly string[]>> = {
  coach: [
    'votre carte professionnelle d’éducateur sportif et sa date de fin',
    'le diplôme qui vous permet d’encadrer',
    'votre assurance en responsabilité civile professionnelle',
  ],
  club: [
    'le nom du club',
    'son SIRET ou son numéro RNA',
    'la fédération à laquelle il est affilié',
  ],
}

const OPENS: Readonly<Record<TypeDemande, string>> = {
  coach:
    'Entraîner contre rémunération demande un diplôme et une carte professionnelle (Code du sport, L.212-1). Nous les vérifions avant d’afficher le badge «\u00a0Vérifié\u00a0», puis vous pouvez inviter vos athlètes.',
  club: 'Nous vérifions que le club existe et qu’il est affilié avant d’afficher le badge «\u00a0Vérifié\u00a0» à côté de son nom.',
}

export function DemandeIntro({ type }: { type: TypeDemande }) {
  return (
    <section aria-label="Ce que nous vérifions" className="grid gap-3">
      <p>{OPENS[type]}</p>
      <p className="font-semibold">À préparer&nbsp;:</p>
      <ul className="grid gap-1.5">
        {SHOWN[type].map((text) => (
          <li className="flex gap-2" key={text}>
            <Icon className="mt-1 shrink-0 text-sapin" name="check" size={18} />
            {text}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Ces numéros ne sont lus que par l’équipe qui vérifie. Aucun document n’est à envoyer.
      </p>
    </section>
  )
}
