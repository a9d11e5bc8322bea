import type { Porteur } from '@foulee/contract/club/evenements'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toForm } from '#kit/editor/to-form.ts'
import { api } from '#platform/api/api.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { readLine, refuseFields } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EVENEMENTS_KEY } from '../evenements.queries.ts'
import { porteursQuery } from './edition.queries.ts'
import { editorPath } from './paths.ts'

const EXCEPTION = 'L’évènement n’a pas pu être créé. Vérifiez votre connexion et réessayez.'

export function CreateEvenement() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="justify-self-start"
        icon="plus"
        onClick={() => setOpen(true)}
        variant="primary"
      >
        Créer un évènement
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Créer un évènement">
        <Creation />
      </Dialog>
    </>
  )
}

function Creation() {
  const { data: mine, error } = useQuery(porteursQuery)
  if (error) return <p role="alert">{error.message}</p>
  if (!mine) {
    return (
      <Loading label="Chargement de vos organisateurs…">
        <Skeleton className="h-40" />
      </Loading>
    )
  }
  return mine.length > 0 ? <CreateForm mine={mine} /> : <NoPorteur />
}

/** An event needs an owner: a club, an organiser or a shop. */
const NoPorteur = () => (
  <div className="grid justify-items-start gap-4">
    <p>
      Un évènement est proposé par un club, un organisateur ou un magasin. Créez d’abord le vôtre,
      ou demandez à l’un de ses membres de vous inviter.
    </p>
    <ButtonLink icon="flag" to="/contribution/organisateurs" variant="primary">
      Créer mon club ou mon organisateur
    </ButtonLink>
    <ButtonLink icon="shop" to="/contribution/magasins">
      Proposer mon magasin
    </ButtonLink>
  </div>
)

const keyOf = ({ type, id }: Pick<Porteur, 'type' | 'id'>) => `${type} ${id ?? ''}`

/** Request parameter for each type of owner; the staff of Foulée has none. */
const PARAMETERS: Readonly<Record<string, string>> = {
  organisateur: 'organisateurs_id',
  magasin: 'magasins_id',
}

function toPorteur(key: string): Record<string, string> {
  const [type = '', id = ''] = key.split(' ')
  const parameter = PARAMETERS[type]
  return parameter ? { [parameter]: id } : {}
}

function CreateForm({ mine }: { mine: readonly Porteur[] }) {
  return (
    <SessionForm exception={EXCEPTION} mutation={useCreation()} submit="Créer le brouillon">
      {(errors) => (
        <>
          <TextField
            {...fieldProps('titre', errors)}
            autoComplete="off"
            hint="Ce que l’on y fait, sans la date."
            label="Titre de l’évènement"
            maxLength={150}
          />
          <Select
            {...fieldProps('porteur', errors)}
            label="Au nom de"
            options={mine.map((porteur) => ({ value: keyOf(porteur), label: porteur.nom }))}
          />
        </>
      )}
    </SessionForm>
  )
}

function useCreation() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const titre = readLine(form, 'titre')
      refuseFields({ titre: titre ? undefined : 'Donnez un titre à votre évènement.' })
      const body = toForm({ titre, ...toPorteur(readLine(form, 'porteur')) })
      return (await api('POST /api/evenements/create', { body })).data
    },
    onSuccess: (evenement) => navigate(editorPath(evenement.id)),
    onSettled: () => client.invalidateQueries({ queryKey: EVENEMENTS_KEY }),
  })
}
