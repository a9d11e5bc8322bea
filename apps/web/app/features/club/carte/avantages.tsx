import type { Avantage, MagasinCarte } from '@foulee/contract/club/cartes'
import {
  FREQUENCES,
  type Frequence,
  NIVEAUX_CARTE,
  type NiveauCarte,
} from '@foulee/domain/club/carte'
import { useRef, useState } from 'react'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useCloseAvantage } from './carte.queries.ts'

export function Avantages({ shop }: { shop: MagasinCarte }) {
  const open = shop.avantages.filter(({ ferme_le }) => !ferme_le)
  // Undefined until the form was opened once: no focus is moved before.
  const [isAdding, setIsAdding] = useState<boolean>()
  const section = useRef<HTMLElement>(null)
  return (
    <section
      aria-labelledby="avantages"
      className="grid gap-5 outline-none"
      ref={section}
      tabIndex={-1}
    >
      <SectionHeading
        id="avantages"
        lead="Chaque avantage se donne une fois par membre, ou une fois par an."
        title="Nos avantages"
      />
      {open.length > 0 && (
        <ul className="card grid px-5">
          {open.map((avantage) => (
            <Line
              avantage={avantage}
              key={avantage.id}
              onGone={() => section.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewAvantage magasins_id={shop.id} onClose={() => setIsAdding(false)} />
      ) : (
        <Button
          className="justify-self-start"
          icon="plus"
          onClick={() => setIsAdding(true)}
          ref={isAdding === false ? focusElement : undefined}
        >
          Ajouter un avantage
        </Button>
      )}
    </section>
  )
}

/** @param onGone called when the button disappears: the list takes the focus */
function Line({ avantage, onGone }: { avantage: Avantage; onGone: () => void }) {
  const { id, titre, niveau, frequence, nb_remises } = avantage
  const { mutateAsync } = useCloseAvantage()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0">
      <span className="grid">
        <span className="font-semibold">{titre}</span>
        <span className="text-sm text-ink-soft">
          Dès «&nbsp;{niveau.nom}&nbsp;», {FREQUENCES[frequence].toLowerCase()} · remis {nb_remises}
          &nbsp;fois
        </span>
      </span>
      <RemoveButton
        confirm="Ne plus donner"
        icon="minus"
        label="Ne plus donner"
        question={`Ne plus donner «\u00a0${titre}\u00a0»\u00a0?`}
        remove={() => mutateAsync(id).then(onGone)}
      >
        Plus aucune carte n’y donnera droit, et il ne se remettra pas dans la liste. Ce qui a été
        remis reste sur les cartes.
      </RemoveButton>
    </li>
  )
}

function NewAvantage({ magasins_id, onClose }: { magasins_id: number; onClose: () => void }) {
  const toast = useToast()
  const mutation = useCall('POST /api/carte/avantages/create', {
    input: (form: FormData) => {
      const titre = readLine(form, 'titre')
      assertFields({ titre: titre ? undefined : 'Dites ce que vous donnez.' })
      const body = {
        magasins_id,
        titre,
        conditions: readLine(form, 'conditions'),
        niveau: readLine(form, 'niveau') as NiveauCarte,
        frequence: readLine(form, 'frequence') as Frequence,
      }
      return { body }
    },
    onSuccess: () => {
      toast({ message: 'Avantage ajouté.', tone: 'success' })
      onClose()
    },
  })
  return (
    <div className="card grid gap-3 p-5 outline-none" ref={focusElement} tabIndex={-1}>
      <SessionForm
        exception="Une erreur s’est produite durant l’ajout de l’avantage."
        mutation={mutation}
        submit="Ajouter cet avantage"
      >
        {(errors) => (
          <>
            <TextField
              {...fieldProps('titre', errors)}
              label="Ce que vous donnez"
              maxLength={120}
            />
            <TextField
              {...fieldProps('conditions', errors)}
              isOptional
              label="À quelles conditions"
              maxLength={400}
            />
            <Select
              {...fieldProps('niveau', errors)}
              label="À partir de quel niveau"
              options={NIVEAUX_CARTE.map(({ code, nom }) => ({ value: code, label: nom }))}
            />
            <Select
              {...fieldProps('frequence', errors)}
              label="Combien de fois"
              options={Object.entries(FREQUENCES).map(([value, label]) => ({ value, label }))}
            />
          </>
        )}
      </SessionForm>
      <Button onClick={onClose} variant="quiet">
        Annuler
      </Button>
    </div>
  )
}
