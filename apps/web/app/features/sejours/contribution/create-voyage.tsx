import type { Agence } from '@foulee/contract/sejours/agences'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#platform/api/api.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { readLine, refuseFields } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { listAgenceOptions, sayPapiers } from './agence-options.ts'
import { myAgencesQuery, VOYAGES } from './contribution.queries.ts'
import { editorPath, MES_AGENCES } from './paths.ts'
import { createVoyage } from './voyage-calls.ts'

const EXCEPTION = 'Le séjour n’a pas pu être créé. Vérifiez votre connexion et réessayez.'

export function CreateVoyage() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="justify-self-start"
        icon="plus"
        onClick={() => setOpen(true)}
        variant="primary"
      >
        Créer un séjour
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Créer un séjour">
        <Creation />
      </Dialog>
    </>
  )
}

function Creation() {
  const { data: mine, error } = useQuery(myAgencesQuery)
  if (error) return <p role="alert">{error.message}</p>
  if (!mine) {
    return (
      <Loading label="Chargement de vos agences…">
        <Skeleton className="h-40" />
      </Loading>
    )
  }
  return mine.length > 0 ? <CreateForm mine={mine} /> : <NoAgence />
}

const NoAgence = () => (
  <div className="grid justify-items-start gap-4">
    <p>
      Un séjour est vendu par une agence de voyages. Créez d’abord la vôtre, ou demandez à l’un de
      ses membres de vous inviter.
    </p>
    <ButtonLink icon="shop" to={MES_AGENCES} variant="primary">
      Créer mon agence
    </ButtonLink>
  </div>
)

function CreateForm({ mine }: { mine: readonly Agence[] }) {
  return (
    <SessionForm exception={EXCEPTION} mutation={useCreation()} submit="Créer le brouillon">
      {(errors) => (
        <>
          <TextField
            {...fieldProps('titre', errors)}
            autoComplete="off"
            hint="Où l’on va et ce que l’on y fait, sans la date."
            label="Titre du séjour"
            maxLength={150}
          />
          <Select
            {...fieldProps('agence', errors)}
            hint={sayPapiers(mine)}
            label="Agence"
            options={listAgenceOptions(mine)}
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
      refuseFields({ titre: titre ? undefined : 'Donnez un titre à votre séjour.' })
      return createVoyage(api, { titre, agence: readLine(form, 'agence') })
    },
    onSuccess: (voyage) => navigate(editorPath(voyage.id)),
    onSettled: () =>
      // Agencies show their number of stays.
      Promise.all([
        client.invalidateQueries({ queryKey: VOYAGES }),
        client.invalidateQueries({ queryKey: ['agences'] }),
      ]),
  })
}
