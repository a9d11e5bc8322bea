import type { EssaiResultats } from '@foulee/contract/courses/resultats-fichier'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { Checkbox } from '#ui/choice.tsx'
import type { Upload } from './use-upload.ts'

type StepProps = { essai: EssaiResultats; upload: Upload }

const runners = (nb: number) => (nb === 1 ? 'un coureur' : `${formatNombre(nb)}\u00a0coureurs`)

/** Display of names: initials for potential minors, with the reason (produit 8.32). */
export function AgesStep({ essai: { ages }, upload: { reading, reread } }: StepProps) {
  const { inconnus, est_enfants } = ages
  if (est_enfants) {
    return (
      <p className="rounded-control bg-jaune-wash px-4 py-3">
        Cette épreuve est pour des enfants&nbsp;: seul qui est majeur par son année de naissance ou
        sa catégorie est montré par son nom.
      </p>
    )
  }
  if (!inconnus) return null
  return (
    <div className="grid gap-2 rounded-control bg-jaune-wash px-4 py-3">
      <p>
        Rien ne dit l’âge de {runners(inconnus)}&nbsp;: ni naissance ni catégorie. Un mineur peut en
        être, et son nom n’a pas à être public
        {reading.majeurs ? '.' : '\u00a0: tous sont montrés par leurs initiales.'}
      </p>
      <Checkbox
        checked={reading.majeurs ?? false}
        onChange={({ currentTarget }) => reread({ majeurs: currentTarget.checked })}
      >
        Tous étaient majeurs le jour de la course&nbsp;: montrer leurs noms
      </Checkbox>
    </div>
  )
}
