import type { LectureCarte } from '@foulee/contract/club/cartes'
import { type FormEvent, useState } from 'react'
import { Scanner } from '../../../scanner/scanner.tsx'
import { useReader } from '../../../scanner/use-reader.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLire, useRemettre } from './carte.queries.ts'

/** The number, scanned or typed; then what may be given. */
export function Lecture({ magasins_id }: { magasins_id: number }) {
  const lire = useLire()
  const remettre = useRemettre()
  const [isScanning, setIsScanning] = useState(false)
  useReader()
  const read = (numero: string) => {
    remettre.reset()
    setIsScanning(false)
    lire.mutate({ magasins_id, numero })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    read(String(new FormData(event.currentTarget).get('numero') ?? ''))
  }
  const shown = remettre.data ?? lire.data
  const error = remettre.error ?? lire.error
  return (
    <section aria-label="Lecture" className="grid gap-5">
      <form className="card grid gap-4 p-5" noValidate onSubmit={submit}>
        <TextField
          autoComplete="off"
          hint="Treize chiffres qui commencent par 29, sous le code-barres."
          inputMode="numeric"
          label="Numéro de la carte"
          maxLength={30}
          name="numero"
        />
        <div className="flex flex-wrap gap-3">
          <Button isLoading={lire.isPending} type="submit" variant="primary">
            Lire la carte
          </Button>
          <Button icon="camera" onClick={() => setIsScanning(!isScanning)}>
            {isScanning ? 'Fermer la caméra' : 'Lire avec la caméra'}
          </Button>
        </div>
      </form>
      {isScanning && <Scanner label="Ce que voit la caméra" onRead={read} />}
      {error && (
        <p className="text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
      {shown && !lire.error && (
        <Read
          isGiving={remettre.isPending}
          lecture={shown}
          onGive={(avantages_id) =>
            remettre.mutate({ magasins_id, numero: shown.numero, avantages_id })
          }
        />
      )}
    </section>
  )
}

type ReadProps = { lecture: LectureCarte; isGiving: boolean; onGive: (id: number) => void }

function Read({ lecture: { prenom, niveau, avantages }, isGiving, onGive }: ReadProps) {
  return (
    <div className="card grid gap-4 p-5" role="status">
      <p className="text-xl">
        <strong>{prenom}</strong> · {niveau.nom}
      </p>
      {avantages.length === 0 && <p>Votre magasin ne donne rien sur cette carte pour l’instant.</p>}
      <ul className="grid gap-4">
        {avantages.map(({ id, titre, conditions, etat, phrase }) => (
          <li className="flex flex-wrap items-center justify-between gap-3" key={id}>
            <span className="grid">
              <span className="font-semibold">{titre}</span>
              {(phrase || conditions) && (
                <span className="text-sm text-ink-soft">{phrase || conditions}</span>
              )}
            </span>
            {etat === 'possible' && (
              <Button isLoading={isGiving} onClick={() => onGive(id)}>
                Remettre
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
