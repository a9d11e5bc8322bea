import type { EssaiResultats, Relayeurs } from '@foulee/contract/courses/resultats-fichier'
import { Select } from '#ui/select.tsx'
import { toColumnOptions } from './columns-doubtful.ts'
import type { Reading } from './use-upload.ts'

type StepProps = { essai: EssaiResultats; reading: Reading; onReread: (how: Reading) => void }

const MAX = 20
const PARTS = [
  { part: 'equipier', label: 'Nom' },
  { part: 'prenom', label: 'Prénom, s’il est à part' },
  { part: 'relais', label: 'Temps du relais' },
] as const

export function RelayeursStep({
  essai: { titres, relayeurs: read },
  reading,
  onReread,
}: StepProps) {
  // A leg that was told before its runner has no name to be read with yet.
  const { relayeurs = read } = reading
  const options = toColumnOptions(titres)
  const shown: Relayeurs = relayeurs.length < MAX ? [...relayeurs, {}] : relayeurs
  const choose = (nth: number, part: (typeof PARTS)[number]['part'], value: string) =>
    onReread({ relayeurs: changeRelayeurs(shown, { nth, part, value }) })
  return (
    <details className="card p-5">
      <summary className="min-h-6 cursor-pointer font-semibold">
        Un relais, avec une colonne par équipier&nbsp;?
      </summary>
      <div className="grid gap-5 pt-4">
        {shown.map((relayeur, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a runner is known by their place alone
          <fieldset className="grid gap-3" key={nth}>
            <legend className="pb-2 font-semibold">Équipier {nth + 1}</legend>
            <div className="grid gap-4 sm:grid-cols-3">
              {PARTS.map(({ part, label }) => (
                <Select
                  key={part}
                  label={label}
                  onChange={({ currentTarget }) => choose(nth, part, currentTarget.value)}
                  options={options}
                  placeholder="Aucune colonne"
                  value={relayeur[part] === undefined ? '' : String(relayeur[part])}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  )
}

type Choice = { nth: number; part: keyof Relayeurs[number]; value: string }

/** A runner of whom no column is left goes; those behind come up. */
export const changeRelayeurs = (relayeurs: Relayeurs, { nth, part, value }: Choice): Relayeurs =>
  relayeurs
    .map((relayeur, index) => {
      if (index !== nth) return relayeur
      const { [part]: _, ...rest } = relayeur
      return value ? { ...rest, [part]: Number(value) } : rest
    })
    .filter((relayeur) => Object.keys(relayeur).length > 0)
