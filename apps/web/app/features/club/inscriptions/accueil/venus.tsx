import type { Accueil } from '@foulee/contract/club/inscriptions'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRemoveVenu } from '../inscriptions.mutations.ts'
import { formatHour } from '../texts.ts'
import type { QueuedVenu, useVenus } from './use-venus.ts'

type VenusProps = { accueil: Accueil; desk: ReturnType<typeof useVenus> }

/** Produit 12.4: people who come without a registration. */
export function Venus({ accueil, desk }: VenusProps) {
  const { date, venus } = accueil
  const remove = useRemoveVenu(date.id)
  const nb = venus.length + desk.queue.length
  return (
    <section aria-labelledby="venus" className="grid gap-4">
      <h2 className="text-xl" id="venus">
        Venus sans inscription
      </h2>
      <VenuForm accueil={accueil} onAdd={desk.add} />
      <div className="grid gap-1" role="status">
        {desk.isAway && (
          <p className="text-ink-soft">Pas de réseau&nbsp;: les noms partiront tout seuls.</p>
        )}
        {desk.trouble && <p className="font-semibold text-rouge-gr">{desk.trouble}</p>}
        {remove.error && <p className="font-semibold text-rouge-gr">{remove.error.message}</p>}
      </div>
      {nb > 0 && (
        <ul className="grid gap-2">
          {desk.queue.map(({ cle, nom, groupe, at, refus }) => (
            <VenuLine
              date={date}
              groupe={groupe}
              isBusy={desk.sending === cle}
              key={cle}
              nom={nom}
              refus={refus}
              onRemove={() => desk.drop(cle)}
              venu_le={at}
            />
          ))}
          {venus.map(({ id, nom, groupe, venu_le }) => (
            <VenuLine
              date={date}
              groupe={groupe}
              key={id}
              nom={nom ?? 'Nom effacé'}
              onRemove={() => remove.mutate({ id })}
              venu_le={venu_le}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type VenuFormProps = {
  accueil: Accueil
  onAdd: (venu: Pick<QueuedVenu, 'nom' | 'groupe'>) => void
}

function VenuForm({ accueil: { evenement }, onAdd }: VenuFormProps) {
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const nom = String(form.get('nom')).trim()
    setError(nom ? '' : 'Écrivez le nom de la personne.')
    if (nom) {
      onAdd({ nom, groupe: String(form.get('groupe') ?? '') || null })
      event.currentTarget.reset()
    }
    input.current?.focus()
  }
  return (
    <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={add}>
      <div className="min-w-0 grow basis-48">
        <TextField
          autoComplete="off"
          hint="Effacé trente jours après&nbsp;; la présence reste comptée."
          label="Nom"
          maxLength={80}
          name="nom"
          ref={input}
          required
          {...(error && { error })}
        />
      </div>
      {evenement.groupes.length > 0 && (
        <Select
          label="Groupe"
          name="groupe"
          options={evenement.groupes.map(({ nom }) => ({ value: nom, label: nom }))}
          placeholder="Sans groupe"
        />
      )}
      <Button icon="plus" type="submit" variant="secondary">
        Ajouter
      </Button>
    </form>
  )
}

type VenuLineProps = {
  date: Accueil['date']
  nom: string
  groupe: string | null
  venu_le: string
  refus?: string | undefined
  isBusy?: boolean
  onRemove: () => void
}

const VenuLine = ({
  date,
  nom,
  groupe,
  venu_le,
  refus,
  isBusy = false,
  onRemove,
}: VenuLineProps) => (
  <li className="card flex flex-wrap items-center gap-3 p-3">
    <div className="grid min-w-0 grow">
      <span className="font-semibold">{nom}</span>
      <span className="text-sm text-ink-soft">
        {groupe && `${groupe} · `}là depuis {formatHour(venu_le, date)}
      </span>
      {refus && <span className="font-semibold text-rouge-gr">Pas enregistré. {refus}</span>}
    </div>
    <Button aria-label={`Retirer ${nom}`} isLoading={isBusy} onClick={onRemove} variant="quiet">
      Retirer
    </Button>
  </li>
)
