import type { LectureCarte } from '@foulee/contract/club/cartes'
import { isApiError } from '@foulee/contract/shared/call-error'
import { type FormEvent, useRef, useState } from 'react'
import { Scanner } from '#kit/scanner/scanner.tsx'
import { useReader } from '#kit/scanner/use-reader.ts'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { fieldProps } from '#ui/form/field-props.ts'
import { readFormFailure } from '#ui/form/form-failure.ts'
import { useOnePress } from '#ui/form/use-one-press.ts'
import { TextField } from '#ui/text-field.tsx'
import { useLire, useRemettre } from './carte.queries.ts'

const EXCEPTION = 'La carte n’a pas pu être lue. Vérifiez votre connexion et réessayez.'
const GRANT_FAILED = 'La remise n’a pas pu être notée. Vérifiez votre connexion et réessayez.'

export function Lecture({ magasins_id }: { magasins_id: number }) {
  const field = useRef<HTMLInputElement>(null)
  const lire = useLire()
  const remettre = useRemettre()
  const isNewPress = useOnePress(remettre.isPending, remettre.error)
  const [isScanning, setIsScanning] = useState(false)
  useReader()
  const read = (numero: string) => {
    remettre.reset()
    setIsScanning(false)
    lire.mutate({ magasins_id, numero }, { onError: () => field.current?.focus() })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A scanner types like a keyboard: the selected number is replaced by the next scan.
    field.current?.select()
    read(String(new FormData(event.currentTarget).get('numero') ?? ''))
  }
  const grantAvantage = (avantages_id: number, numero: string) =>
    remettre.mutate(
      { magasins_id, numero, avantages_id },
      {
        // Another till granted the benefit first, or it was withdrawn: the list is fetched again.
        onError: (cause) => isApiError(cause) && lire.mutate({ magasins_id, numero }),
      },
    )
  const shown = remettre.data ?? lire.data
  const { message, errors } = readFormFailure(lire.error, EXCEPTION)
  const refused = readFormFailure(remettre.error, GRANT_FAILED).message
  return (
    <section aria-label="Lecture" className="grid gap-5">
      <form className="card grid gap-4 p-5" noValidate onSubmit={submit}>
        <TextField
          {...fieldProps('numero', message ? { numero: message } : errors)}
          autoComplete="off"
          hint="Treize chiffres qui commencent par 29, sous le code-barres."
          inputMode="numeric"
          label="Numéro de la carte"
          maxLength={30}
          onFocus={({ currentTarget }) => currentTarget.select()}
          ref={field}
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
      {refused && (
        <p className="text-rouge-gr" role="alert">
          {refused}
        </p>
      )}
      {shown && !lire.error && (
        <Read
          granted={remettre.data ? remettre.variables?.avantages_id : undefined}
          isGiving={remettre.isPending}
          lecture={shown}
          onGrant={(id, at) => isNewPress(at) && grantAvantage(id, shown.numero)}
        />
      )}
    </section>
  )
}

type ReadProps = {
  lecture: LectureCarte
  /** Id of the benefit just granted: its line takes the focus from the button that disappeared. */
  granted: number | undefined
  isGiving: boolean
  onGrant: (id: number, timeStamp: number) => void
}

function Read({ lecture, granted, isGiving, onGrant }: ReadProps) {
  const { prenom, niveau, avantages } = lecture
  return (
    <div className="card grid gap-4 p-5" role="status">
      <p className="text-xl">
        <strong>{prenom}</strong> · {niveau.nom}
      </p>
      {avantages.length === 0 && <p>Votre magasin ne donne rien sur cette carte pour l’instant.</p>}
      <ul className="grid gap-4">
        {avantages.map(({ id, titre, conditions, etat, phrase }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-3 outline-none"
            key={`${id} ${etat}`}
            ref={id === granted ? focusElement : undefined}
            tabIndex={-1}
          >
            <span className="grid">
              <span className="font-semibold">{titre}</span>
              {(phrase || conditions) && (
                <span className="text-sm text-ink-soft">{phrase || conditions}</span>
              )}
            </span>
            {etat === 'possible' && (
              <Button isLoading={isGiving} onClick={({ timeStamp }) => onGrant(id, timeStamp)}>
                Remettre
                <span className="sr-only">&nbsp;: {titre}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
