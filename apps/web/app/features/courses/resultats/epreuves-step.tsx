import type { EssaiResultats } from '@foulee/contract/courses/resultats-fichier'
import { TOUTES_EPREUVES } from '@foulee/domain/courses/epreuve-fichier'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import type { Reading } from './use-upload.ts'

type StepProps = {
  epreuves: NonNullable<EssaiResultats['epreuves']>
  reading: Reading
  onReread: (how: Reading) => void
}

const linesText = (nb: number) => (nb === 1 ? '1\u00a0ligne' : `${formatNombre(nb)}\u00a0lignes`)

export function EpreuvesStep({ epreuves: { valeurs, choisie }, reading, onReread }: StepProps) {
  const otherValeurs = valeurs.filter(({ valeur }) => valeur !== choisie)
  const left = otherValeurs.reduce((sum, { nb }) => sum + nb, 0)
  const isAll = choisie === null && reading.epreuve === TOUTES_EPREUVES
  return (
    <div className="grid gap-3 rounded-control bg-jaune-wash px-4 py-3">
      <ChoiceGroup
        legend={'Ce fichier contient plusieurs épreuves. Laquelle publiez-vous ici\u00a0?'}
      >
        {valeurs.map(({ valeur, nb }) => (
          <Radio
            checked={valeur === choisie}
            key={valeur}
            name="epreuve"
            onChange={() => onReread({ epreuve: valeur })}
          >
            {valeur || 'Sans nom d’épreuve'} ({linesText(nb)})
          </Radio>
        ))}
        <Radio
          checked={isAll}
          name="epreuve"
          onChange={() => onReread({ epreuve: TOUTES_EPREUVES })}
        >
          Toutes les lignes sont de cette épreuve
        </Radio>
      </ChoiceGroup>
      {choisie !== null && (
        <p role="status">
          {left === 1
            ? 'L’autre ligne est laissée de côté\u00a0: publiez-la avec son épreuve.'
            : `Les ${formatNombre(left)}\u00a0autres lignes sont laissées de côté\u00a0: publiez-les avec leur épreuve.`}
        </p>
      )}
    </div>
  )
}
