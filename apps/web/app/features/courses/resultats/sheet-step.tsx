import type { Feuille } from '@foulee/contract/shared/tableau'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import type { Reading } from './use-upload.ts'

type StepProps = { feuille: Feuille; reading: Reading; onReread: (how: Reading) => void }

const countOf = (nb: number, nom: string) =>
  `${formatNombre(nb)}\u00a0${nom}${nb > 1 ? 's' : ''} masquée${nb > 1 ? 's' : ''}`

/** « 3 lignes masquées dans le classeur »; empty without any. */
const maskedText = ({ lignes_masquees, colonnes_masquees }: Feuille): string =>
  [
    ...(lignes_masquees ? [countOf(lignes_masquees, 'ligne')] : []),
    ...(colonnes_masquees ? [countOf(colonnes_masquees, 'colonne')] : []),
  ].join(' et ')

/** Columns that were told by hand belong to the sheet as it was read before. */
const AFRESH = { colonnes: undefined, relayeurs: undefined, ligne_titres: undefined }

export function SheetStep({ feuille, reading, onReread }: StepProps) {
  const masked = maskedText(feuille)
  const isOne = feuille.lignes_masquees + feuille.colonnes_masquees === 1
  const leave = isOne ? 'La laisser' : 'Les laisser'
  const read = isOne ? 'La lire' : 'Les lire'
  return (
    <div className="grid gap-4">
      {feuille.feuilles.length > 1 ? (
        <Select
          className="sm:max-w-md"
          label="La feuille du classeur"
          onChange={({ currentTarget: { value } }) => onReread({ feuille: value, ...AFRESH })}
          options={feuille.feuilles.map(({ nom, est_masquee }) => ({
            value: nom,
            label: est_masquee ? `${nom} (masquée)` : nom,
          }))}
          value={feuille.nom}
        />
      ) : (
        <p>Nous lisons la feuille «&nbsp;{feuille.nom}&nbsp;».</p>
      )}
      {masked && (
        <div className="rounded-control bg-jaune-wash px-4 py-3">
          <ChoiceGroup isInline legend={`${masked} dans le classeur`}>
            {[false, true].map((masques) => (
              <Radio
                checked={(reading.masques ?? false) === masques}
                key={String(masques)}
                name="masques"
                onChange={() => onReread({ masques, ...AFRESH })}
              >
                {masques ? read : leave}
              </Radio>
            ))}
          </ChoiceGroup>
        </div>
      )}
    </div>
  )
}
